'use client'

import { useState } from 'react'
import { PAGE_FIELD_TYPES, type PageFieldType } from '../../../../../slices/pageFieldTypes'
import type { SliceInfo } from '../../../../model/boot'
import { useSession } from '../../../../session/session'
import lists from '../../../../ui/inputs/lists.module.css'
import { NewEntry } from '../../../../ui/inputs/NewEntry'
import { SelectInput } from '../../../../ui/inputs/SelectInput'
import { fieldTypeOf } from '../../../../../slices'
import { parseFieldName } from './pageFieldTypes'

interface Props {
  names: readonly string[]
  onAdd: (field: { name: string; type: PageFieldType }) => void
}

/** Adds a field to the page: what it holds, and its name. */
export function NewPageField({ names, onAdd }: Props) {
  const { boot } = useSession()
  const [type, setType] = useState<PageFieldType>('text')
  const offered = PAGE_FIELD_TYPES.filter((own) => own !== 'wysiwyg' || hasEditor(boot.slices))
  return (
    <fieldset className={lists.newCard}>
      <legend>New field</legend>
      <SelectInput
        choices={offered.map((value) => ({ value, label: fieldTypeOf({ type: value }).label }))}
        isLabelHidden
        label="Type of the new field"
        name="newPageField.type"
        onChange={(value) => {
          const next = offered.find((own) => own === value)
          if (next) setType(next)
        }}
        value={type}
      />
      <NewEntry
        action="Add field"
        label="Name of the new field"
        name="newPageField.name"
        onAdd={(name) => onAdd({ name, type })}
        parse={(text: string) => parseFieldName({ text, others: names })}
      />
    </fieldset>
  )
}

/** Rich text is written in the editor of a slice's field. */
function hasEditor(slices: readonly SliceInfo[]): boolean {
  return slices.some(({ fields }) => fields.some(({ type }) => type === 'wysiwyg'))
}
