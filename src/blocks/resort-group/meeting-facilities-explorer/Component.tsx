import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { FilterSelect } from '../../../components/filters/FilterSelect'
import { gridClass } from '../../../components/grid'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { meetingFacilitiesExplorer } from './config'
import { exploreRooms } from './explore.part'
import type { load } from './load'
import { RoomCard } from './RoomCard'
import { SETUPS, type Room } from './rooms'
import { setupName } from './setupName'

type Props = SliceProps<typeof meetingFacilitiesExplorer, typeof load>

export default function MeetingFacilitiesExplorer({ id, fields, field, root, data, context }: Props) {
  const rooms = data ?? []
  const { labels } = context
  // Without meeting rooms nothing is shown to visitors. Editors see a hint to choose a resort.
  if (rooms.length === 0 && !context.preview) return <div {...root} hidden />
  const none = labels['meetings.none'] ?? 'No room is like this. Ask us: walls can be moved.'
  const list = (
    <ul {...field.resorts} className={`${gridClass(Math.min(3, rooms.length))} gap-6`}>
      {rooms.map((room) => (
        <RoomCard key={room.id} room={room} unit={fields.areaUnit} context={context} />
      ))}
    </ul>
  )
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      {rooms.length === 0 ? (
        <p className="text-muted">{labels['meetings.empty'] ?? 'No rooms here yet.'}</p>
      ) : fields.hasFilters ? (
        <PlainIsland part={exploreRooms} mode="idle" props={{ none }}>
          <Filters id={id} rooms={rooms} labels={labels} isHidden={!context.preview} />
          {list}
        </PlainIsland>
      ) : (
        list
      )}
      <div className="mt-10 empty:hidden">
        <ButtonLink link={fields.link} attributes={field.link} />
      </div>
    </Section>
  )
}

interface FiltersProps {
  id: string
  rooms: readonly Room[]
  labels: Readonly<Record<string, string>>
  /** Hidden until the script of the filters has loaded. */
  isHidden: boolean
}

const AREAS = [50, 100, 200, 400]

function Filters({ id, rooms, labels, isHidden }: FiltersProps) {
  const label = (name: string, fallback: string) => labels[`meetings.${name}`] ?? fallback
  const resorts = [...new Map(rooms.map(({ resortSlug, resort }) => [resortSlug, resort]))]
  const setups = SETUPS.filter((setup) => rooms.some(({ capacity }) => capacity[setup]))
  const most = Math.max(...rooms.flatMap(({ capacity }) => Object.values(capacity)), 1)
  const any = label('any', 'Any')
  return (
    <form hidden={isHidden} className="mb-8 flex flex-wrap items-end gap-4 [&>.field]:w-52">
      {resorts.length > 1 ? (
        <FilterSelect id={`${id}-resort`} name="resort" label={label('resort', 'Resort')} all={label('all', 'All')}>
          {resorts}
        </FilterSelect>
      ) : null}
      <FilterSelect id={`${id}-setup`} name="setup" label={label('setup', 'Set-up')} all={any}>
        {setups.map((setup) => [setup, setupName(setup, labels)])}
      </FilterSelect>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-guests`}>
          {label('guests', 'Guests')}
        </label>
        <input
          id={`${id}-guests`}
          name="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          placeholder={any}
          className="field-input"
        />
      </div>
      <FilterSelect id={`${id}-area`} name="area" label={label('area', 'Area')} all={any}>
        {AREAS.map((area) => [String(area), `${area} m² +`])}
      </FilterSelect>
      <button type="reset" className="btn btn-ghost">
        {label('reset', 'All rooms')}
      </button>
      <output data-count="" className="heading ml-auto text-4xl" aria-live="polite">
        {rooms.length}
      </output>
    </form>
  )
}
