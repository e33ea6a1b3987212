'use client'

import type { QueryCondition } from '../../../../tree/types'
import { listOf } from '../../../../tree'
import { DocumentInput } from '../../../ui/inputs/DocumentInput'
import { fromLocal, toLocal } from '../../../ui/inputs/dates'
import { anyText } from '../../../ui/inputs/parse'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import type { DocumentField } from './collectionFields'

interface Props {
  condition: QueryCondition
  field: DocumentField
  name: string
  onChange: (value: unknown, isTyped: boolean) => void
  isReadOnly: boolean
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** The input that fits the document's field. */
export function WhereValue({ condition, field, name, onChange, isReadOnly }: Props) {
  const { operator, value } = condition
  const shared = { isLabelHidden: true, isReadOnly, label: 'Value', name }
  if (operator === 'exists' || field.kind === 'checkbox') {
    const shown = String(value) === 'false' ? 'false' : 'true'
    return (
      <SelectInput {...shared} choices={YES_NO} onChange={(next) => onChange(next === 'true', false)} value={shown} />
    )
  }
  if (operator === 'in' || operator === 'not_in') {
    return (
      <TextInput
        {...shared}
        onChange={(next) => onChange(next, true)}
        parse={(text: string) => ({ value: listOf(text) })}
        placeholder="one, two"
        stored={listOf(value).join(', ')}
      />
    )
  }
  if (field.kind === 'select') {
    return (
      <SelectInput
        {...shared}
        choices={field.choices}
        onChange={(next) => onChange(next, false)}
        value={String(value ?? '')}
      />
    )
  }
  if (field.relationTo !== null) {
    return (
      <DocumentInput
        {...shared}
        collections={[field.relationTo]}
        onChange={(next) => onChange(next?.value ?? '', false)}
        value={isId(value) ? { relationTo: field.relationTo, value } : null}
      />
    )
  }
  if (field.kind === 'date') {
    return (
      <TextInput
        {...shared}
        onChange={(next) => onChange(next, false)}
        parse={(text: string) => ({ value: fromLocal(text) ?? '' })}
        stored={toLocal(value)}
        type="datetime-local"
      />
    )
  }
  return (
    <TextInput
      {...shared}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      onChange={(next) =>
        onChange(
          field.kind === 'number' && next.trim() !== '' && Number.isFinite(Number(next)) ? Number(next) : next,
          true,
        )
      }
      parse={anyText}
      placeholder={field.kind === 'relation' ? 'Id of the document' : 'Value'}
      stored={String(value ?? '')}
    />
  )
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
