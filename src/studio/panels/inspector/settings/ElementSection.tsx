'use client'

import type { Row } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { CheckInput } from '../../../ui/inputs/CheckInput'
import { anyText } from '../../../ui/inputs/parse'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import { parseDomId } from './domId'
import { legalSlots } from './slots'

/** How the element is called, where it stands, whether it shows. */
export function ElementSection({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { dispatch, rules, slice } = useSession()
  const tree = useEditor((state) => state.page.tree)
  const { id, element } = row
  const slots = legalSlots({ tree, row, rules: rules() })
  const nameOf = (other: Row) => other.blockName || slice(other.blockType)?.label || other.blockType
  return (
    <Section title="Element">
      <TextInput
        hint="How the element is called in the tree."
        isReadOnly={isReadOnly}
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
        isReadOnly={isReadOnly}
        label="Enabled"
        name="enabled"
        onChange={(enabled) => dispatch({ type: enabled ? 'enableElement' : 'disableElement', ids: [id] })}
      />
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
        hint="For links to this place of the page: /path#id"
        isReadOnly={isReadOnly}
        label="DOM id"
        name="domId"
        onChange={(domId) => dispatch({ type: 'updateProperties', id, properties: { domId }, typing: 'domId' })}
        parse={(text: string) => parseDomId({ text, id, rows: tree.rows, nameOf })}
        stored={element.properties.domId ?? ''}
      />
    </Section>
  )
}
