import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { gridClass } from '../../../components/grid'
import { FilterSelect } from '../../../components/filters/FilterSelect'
import { countryName } from '../../../components/labels'
import { CardOffer } from '../../../components/offers/CardOffer'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { agentSpecialsGrid } from './config'
import { filterOffers } from './filter.part'
import type { load } from './load'

const SAVINGS = [10, 20, 30]

export default function AgentSpecialsGrid(props: SliceProps<typeof agentSpecialsGrid, typeof load>) {
  const { id, fields, field, root, data, context } = props
  const { labels } = context
  const offers = data ?? []
  const label = (name: string, fallback: string) => labels[`agents.${name}`] ?? fallback
  const choices = (of: string[]) => [...new Set(of.filter(Boolean))].sort()
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <PlainIsland part={filterOffers} mode="idle" props={{ none: labels['offers.none'] ?? 'None at the moment.' }}>
        {fields.hasFilters ? (
          <form hidden={!context.preview} className="mb-8 flex flex-wrap items-end gap-4 [&>.field]:w-52">
            <FilterSelect id={`${id}-brand`} name="brand" label={label('brand', 'Brand')} all={label('all', 'All')}>
              {choices(offers.map(({ brand }) => brand)).map((brand) => [brand, brand])}
            </FilterSelect>
            <FilterSelect
              id={`${id}-country`}
              name="country"
              label={label('country', 'Country')}
              all={label('all', 'All')}
            >
              {choices(offers.map(({ country }) => country)).map((country) => [country, countryName(country, labels)])}
            </FilterSelect>
            <FilterSelect
              id={`${id}-percent`}
              name="percent"
              label={label('saving', 'Saving')}
              all={label('all', 'All')}
            >
              {SAVINGS.map((percent) => [String(percent), `${percent} % +`])}
            </FilterSelect>
            <button type="reset" className="btn btn-ghost">
              {label('reset', 'All offers')}
            </button>
            <output data-count="" className="heading ml-auto text-4xl" aria-live="polite">
              {offers.length}
            </output>
          </form>
        ) : null}
        <ul {...field.specials} className={`${gridClass(3)} gap-6`}>
          {offers.map((offer) => (
            <li
              key={offer.id}
              data-offer=""
              data-brand={offer.brand}
              data-country={offer.country}
              data-percent={offer.percentOff ?? 0}
              className="flex flex-col"
            >
              <CardOffer offer={{ ...offer, htmlId: '' }} labels={labels} />
              {fields.hasCodes && offer.bookingCode ? (
                <p className="agent-code">
                  {label('code', 'Code')} <code>{offer.bookingCode}</code>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </PlainIsland>
    </Section>
  )
}
