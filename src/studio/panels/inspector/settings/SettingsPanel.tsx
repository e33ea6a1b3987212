'use client'

import { useReadOnly } from '../../../session/pendingInput/InputScope'
import { elementName, HYDRATION_MODES, isPending } from '../../../../tree'
import type { HydrationMode, Row } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { CheckInput } from '../../../ui/inputs/CheckInput'
import { PairList } from '../../../ui/inputs/PairList'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TagList } from '../../../ui/inputs/TagList'
import { TextInput } from '../../../ui/inputs/TextInput'
import inputs from '../../../ui/inputs/inputs.module.css'
import { anyText } from '../../../ui/inputs/parse'
import { AdministrationSections } from './AdministrationSections'
import { parseDomId, legalSlots } from './rules'

/** What an element has beside its slice's own fields. */
export function SettingsPanel({ row }: { row: Row }) {
  const { dispatch, slice } = useSession()
  const { id, element } = row
  return (
    <div className={inputs.panel}>
      <ElementSection row={row} />
      <Section title="Behaviour">
        <HydrationInput
          mode={element.hydrationMode}
          onChange={(hydrationMode) => dispatch({ type: 'settingsUpdate', id, settings: { hydrationMode } })}
        />
      </Section>
      <Section hint="A visitor who sees the element earns the points of its tags." title="Tags">
        <TagList
          onChange={(tags, typing) => dispatch({ type: 'settingsUpdate', id, settings: { tags }, typing })}
          tags={element.tags}
        />
      </Section>
      <Section hint="For the slice and for scripts; visitors do not see them." title="Properties">
        <PairList
          onChange={(settings, typing) => dispatch({ type: 'updateProperties', id, properties: { settings }, typing })}
          settings={element.properties.settings}
        />
      </Section>
      <AdministrationSections row={row} />
      <p className={inputs.hint}>
        {slice(row.blockType)?.description} <code>{id}</code>
      </p>
    </div>
  )
}

/** How the element is called, where it stands, whether it shows. */
function ElementSection({ row }: { row: Row }) {
  const isReadOnly = useReadOnly()
  const { dispatch, rules, slice } = useSession()
  const tree = useEditor((state) => state.page.tree)
  const { id, element } = row
  const slots = legalSlots({ tree, row, rules: rules() })
  const nameOf = (other: Row) => elementName(other, slice)
  return (
    <Section title="Element">
      <TextInput
        hint="How the element is called in the tree."
        label="Label"
        name="blockName"
        onChange={(label) => dispatch({ type: 'fieldUpdate', id, field: 'blockName', value: label })}
        parse={anyText}
        placeholder={slice(row.blockType)?.label}
        stored={row.blockName ?? ''}
      />
      <CheckInput
        hint="What is off stays here and is not on the page."
        isChecked={element.enabled}
        label="Enabled"
        name="enabled"
        onChange={(enabled) => dispatch({ type: enabled ? 'enableElement' : 'disableElement', ids: [id] })}
      />
      <AudienceInput row={row} />
      <StatusInput row={row} />
      {element.parent !== null && (
        <SelectInput
          choices={slots.map((slot) => ({ value: slot, label: slot }))}
          hint={slots.length > 1 ? undefined : 'No other slot of the parent takes this element.'}
          isReadOnly={isReadOnly || slots.length < 2}
          label="Slot"
          name="slot"
          onChange={(slot) => dispatch({ type: 'setSlot', id, slot })}
          value={element.slot}
        />
      )}
      <TextInput
        hint="For links to this place of the page: /path#anchor"
        label="Anchor"
        name="domId"
        onChange={(domId) => dispatch({ type: 'updateProperties', id, properties: { domId }, typing: 'domId' })}
        parse={(text: string) => parseDomId({ text, id, rows: tree.rows, nameOf })}
        stored={element.properties.domId ?? ''}
      />
    </Section>
  )
}

/** Whether visitors are shown it. Where the site approves elements, taking the mark away is its approvers' matter. */
function StatusInput({ row }: { row: Row }) {
  const isReadOnly = useReadOnly()
  const { boot, dispatch } = useSession()
  const waits = isPending(row)
  const isTheirs = waits && boot.review.elements && !boot.canApprove
  const hidden = 'Visitors are not shown it, nor what stands inside, until it is approved.'
  return (
    <SelectInput
      choices={XP_STATUSES}
      hint={isTheirs ? `${hidden} You may not approve it yourself.` : waits ? hidden : undefined}
      isReadOnly={isReadOnly || isTheirs}
      label="Experience status"
      name="xpStatus"
      onChange={(xpStatus) => dispatch({ type: 'settingsUpdate', id: row.id, settings: { xpStatus } })}
      value={waits ? 'pending' : 'approved'}
    />
  )
}

const XP_STATUSES = [
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending' },
]

const EVERYONE = { value: '', label: 'Everyone' }

/** For whom the element is. One that the application has no more stays to be seen: nobody gets it. */
function AudienceInput({ row: { id, element } }: { row: Row }) {
  const { boot, dispatch } = useSession()
  const { audience = '' } = element
  const choices = boot.audiences.map(({ name, label }) => ({ value: name, label }))
  return (
    <SelectInput
      choices={[EVERYONE, ...choices]}
      hint={
        audience === ''
          ? undefined
          : 'Others are sent nothing of it, nor of what stands inside. The preview always shows it.'
      }
      label="Shown to"
      name="audience"
      onChange={(value) =>
        dispatch({ type: 'settingsUpdate', id, settings: { audience: value === '' ? undefined : value } })
      }
      value={audience}
    />
  )
}

const HYDRATION_LABELS: Record<HydrationMode, string> = {
  load: 'When the page loads',
  idle: 'When the browser is idle',
  visible: 'When it scrolls into view',
  none: 'Never',
}

interface Props {
  mode: HydrationMode
  onChange: (mode: HydrationMode) => void
}

function HydrationInput({ mode, onChange }: Props) {
  return (
    <SelectInput
      choices={HYDRATION_MODES.map((value) => ({ value, label: HYDRATION_LABELS[value] }))}
      hint="When buttons and the like begin to work in the visitor’s browser."
      label="Becomes interactive"
      name="hydrationMode"
      onChange={(value) => {
        const next = HYDRATION_MODES.find((own) => own === value)
        if (next) onChange(next)
      }}
      value={mode}
    />
  )
}
