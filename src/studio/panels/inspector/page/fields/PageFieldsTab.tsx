'use client'

import { useState } from 'react'
import { ArrowDown, ArrowUp, Eye, EyeOff, X } from 'lucide-react'
import { describedField, fieldTypeOf } from '../../../../../slices'
import { pageFieldOf, pageFieldTypes } from '../../../../../slices/pageFieldTypes'
import { createId } from '../../../../../tree'
import type { SliceInfo } from '../../../../model/boot'
import { useEditor, useSession } from '../../../../session/session'
import { NewEntry } from '../../../../ui/inputs/NewEntry'
import { Section } from '../../../../ui/inputs/Section'
import { SelectInput } from '../../../../ui/inputs/SelectInput'
import inputs from '../../../../ui/inputs/inputs.module.css'
import lists from '../../../../ui/inputs/lists.module.css'
import { parseFieldName, valueOf } from './pageFieldTypes'
import { useReadOnly } from '../../../../session/pendingInput/InputScope'
import type { FieldInfo } from '../../../../../slices/types'
import type { PageField } from '../../../../model'
import { SmallButton } from '../../../../ui/inputs/SmallButton'
import { TextInput } from '../../../../ui/inputs/TextInput'
import { FieldInput } from '../../fields/FieldInput'
import styles from '../page.module.css'

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

interface NewPageFieldProps {
  names: readonly string[]
  onAdd: (field: { name: string; type: string }) => void
}

/** Adds a field to the page: what it holds, and its name. */
function NewPageField({ names, onAdd }: NewPageFieldProps) {
  const { boot } = useSession()
  const [type, setType] = useState('text')
  const offered = pageFieldTypes().filter((own) => own !== 'richText' || hasEditor(boot.slices))
  return (
    <fieldset className={lists.newCard}>
      <legend>New field</legend>
      <SelectInput
        choices={offered.map((value) => ({ value, label: fieldTypeOf({ type: value }).label }))}
        isLabelHidden
        label="Type of the new field"
        name="newPageField.type"
        onChange={setType}
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
  return slices.some(({ fields }) => fields.some(({ type }) => type === 'richText'))
}

interface PageFieldCardProps {
  field: PageField
  index: number
  isLast: boolean
  /** The names of the other fields. */
  others: readonly string[]
}

/** One field of the page: its name, whether it is on, its place in the list, its value. */
function PageFieldCard({ field, index, isLast, others }: PageFieldCardProps) {
  const isReadOnly = useReadOnly()
  const { dispatch } = useSession()
  const { id, name, type, enabled } = field
  const update = (values: Record<string, unknown>, typing?: string) =>
    dispatch({ type: 'pageFieldUpdate', id, field: values, typing })
  const move = (to: number) => dispatch({ type: 'pageFieldUpdate', id, field: {}, index: to })
  return (
    <li aria-label={`Field ${name}`} className={lists.card} data-is-off={!enabled || undefined} data-page-field={name}>
      <div className={styles.fieldHead}>
        <small>{isPageFieldType(type) ? fieldTypeOf({ type }).label : type}</small>
        {!isReadOnly && (
          <div className={styles.fieldActions}>
            <SmallButton
              icon={enabled ? Eye : EyeOff}
              isIconOnly
              label={`${enabled ? 'Switch off' : 'Switch on'} ${name}`}
              onClick={() => dispatch({ type: 'pageFieldToggle', id, enabled: !enabled })}
            />
            <SmallButton
              icon={ArrowUp}
              isIconOnly
              isOff={index === 0}
              label={`Move ${name} up`}
              onClick={() => move(index - 1)}
            />
            <SmallButton
              icon={ArrowDown}
              isIconOnly
              isOff={isLast}
              label={`Move ${name} down`}
              onClick={() => move(index + 1)}
            />
            <SmallButton
              icon={X}
              isIconOnly
              label={`Remove ${name}`}
              onClick={() => dispatch({ type: 'pageFieldRemove', id })}
            />
          </div>
        )}
      </div>
      <TextInput
        isLabelHidden
        label="Name of the field"
        name={`pageFields.${index}.name`}
        onChange={(next) => update({ name: next }, 'name')}
        parse={(text: string) => parseFieldName({ text, others })}
        stored={name}
      />
      {enabled && (
        <PageFieldValue
          field={field}
          onChange={(value, isTyped) => update(valueOf({ type, value }), isTyped ? 'value' : undefined)}
        />
      )}
      {!enabled && <p className={styles.off}>Off: the layout does not see it, its value is kept.</p>}
    </li>
  )
}

interface PageFieldValueProps {
  field: PageField
  onChange: (value: unknown, isTyped?: boolean) => void
}

function isPageFieldType(type: string): boolean {
  return pageFieldTypes().includes(type)
}

/** The value of a page's own field, in the input that slices have for its type. */
function PageFieldValue({ field, onChange }: PageFieldValueProps) {
  const isReadOnly = useReadOnly()
  const { id, name, type } = field
  if (!isPageFieldType(type)) return <p className={inputs.problem}>The type “{type}” is unknown. Remove the field.</p>
  return (
    <FieldInput
      field={describePageField({ name, type })}
      id={`page field ${id}`}
      isLabelHidden
      isReadOnly={isReadOnly}
      onChange={onChange}
      path={`pageFields.${name}.value`}
      value={field[type]}
    />
  )
}

function describePageField({ name, type }: { name: string; type: string }): FieldInfo {
  const { relationTo, max } = pageFieldOf(type)
  const { like } = fieldTypeOf({ type })
  return describedField({ name, type, like, relationTo, max, label: `Value of ${name}`, isLong: type === 'text' })
}
