'use client'

import { useState } from 'react'
import { fieldTypeOf } from '../../../../../slices'
import { PAGE_FIELD_TYPES, type PageFieldType } from '../../../../../slices/pageFieldTypes'
import { createId } from '../../../../../tree'
import type { SliceInfo } from '../../../../model/boot'
import { useEditor, useSession } from '../../../../session/session'
import { NewEntry } from '../../../../ui/inputs/NewEntry'
import { Section } from '../../../../ui/inputs/Section'
import { SelectInput } from '../../../../ui/inputs/SelectInput'
import inputs from '../../../../ui/inputs/inputs.module.css'
import lists from '../../../../ui/inputs/lists.module.css'
import { PageFieldCard } from './PageFieldCard'
import { parseFieldName } from './pageFieldTypes'

/** The page's own fields, in their order. The layout reads them by name. */
export function PageFieldsTab({ isReadOnly }: { isReadOnly: boolean }) {
  const { dispatch } = useSession()
  const fields = useEditor((state) => state.page.page.fields)
  const names = fields.map(({ name }) => name)
  return (
    <div className={inputs.panel}>
      <Section
        hint="Values of the page itself, which its layout and other front ends read by name."
        title="Page fields"
      >
        {fields.length === 0 && <p className={lists.empty}>This page has no fields of its own.</p>}
        {fields.length > 0 && (
          <ol className={lists.rows}>
            {fields.map((field, index) => (
              <PageFieldCard
                field={field}
                index={index}
                isLast={index === fields.length - 1}
                isReadOnly={isReadOnly}
                key={field.id}
                others={names.filter((_, own) => own !== index)}
              />
            ))}
          </ol>
        )}
        {!isReadOnly && (
          <NewPageField
            names={names}
            onAdd={({ name, type }) => {
              const value = fieldTypeOf({ type }).defaults
              const stored = value === undefined ? {} : { [type]: value }
              dispatch({
                type: 'pageFieldAdd',
                field: { id: createId(), name, type, enabled: true, media: [], ...stored },
              })
            }}
          />
        )}
      </Section>
    </div>
  )
}

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
