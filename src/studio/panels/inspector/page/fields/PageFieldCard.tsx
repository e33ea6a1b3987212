'use client'

import { ArrowDown, ArrowUp, Eye, EyeOff, X } from 'lucide-react'
import { fieldTypeOf } from '../../../../../slices'
import { PAGE_FIELD_TYPES, type PageFieldType } from '../../../../../slices/pageFieldTypes'
import type { FieldInfo } from '../../../../../slices/types'
import type { PageField } from '../../../../model'
import { useSession } from '../../../../session/session'
import { SmallButton } from '../../../../ui/inputs/SmallButton'
import { TextInput } from '../../../../ui/inputs/TextInput'
import inputs from '../../../../ui/inputs/inputs.module.css'
import lists from '../../../../ui/inputs/lists.module.css'
import { FieldInput } from '../../fields/FieldInput'
import styles from '../page.module.css'
import { parseFieldName, valueOf } from './pageFieldTypes'

interface PageFieldCardProps {
  field: PageField
  index: number
  isLast: boolean
  /** The names of the other fields. */
  others: readonly string[]
  isReadOnly: boolean
}

/** One field of the page: its name, whether it is on, its place in the list, its value. */
export function PageFieldCard({ field, index, isLast, others, isReadOnly }: PageFieldCardProps) {
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
        isReadOnly={isReadOnly}
        label="Name of the field"
        name={`pageFields.${index}.name`}
        onChange={(next) => update({ name: next }, 'name')}
        parse={(text: string) => parseFieldName({ text, others })}
        stored={name}
      />
      {enabled && (
        <PageFieldValue
          field={field}
          isReadOnly={isReadOnly}
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
  isReadOnly: boolean
}

export function isPageFieldType(type: string): type is PageFieldType {
  return (PAGE_FIELD_TYPES as readonly string[]).includes(type)
}

/** The value of a page's own field, in the input that slices have for its type. */
export function PageFieldValue({ field, onChange, isReadOnly }: PageFieldValueProps) {
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

function describePageField({ name, type }: { name: string; type: PageFieldType }): FieldInfo {
  return {
    name,
    label: `Value of ${name}`,
    type,
    instructions: null,
    styled: false,
    group: null,
    enabled: true,
    required: false,
    canUpdate: true,
    resolvedByServer: false,
    empty: fieldTypeOf({ type }).empty ?? null,
    default: null,
    options: [],
    fields: [],
    rowLabel: '',
    needsServer: false,
    isLong: type === 'text',
  }
}
