'use client'

import { BREAKPOINT_NAMES, BREAKPOINTS, type Condition } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import { CheckGroup } from '../../../ui/inputs/CheckGroup'
import { fromLocal, toLocal } from '../../../ui/inputs/dates'
import { anyText } from '../../../ui/inputs/parse'
import { SelectInput, type Choice } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import { listOf } from '../../../../tree'
import type { Subject } from '../../../../tree'

interface Props {
  condition: Condition
  subject: Subject
  name: string
  onChange: (value: unknown, isTyped: boolean) => void
  isReadOnly: boolean
}

/** The input that fits what the condition asks about. */
export function ConditionValue({ condition, subject, name, onChange, isReadOnly }: Props) {
  const choices = useChoices(subject)
  const { operator, value } = condition
  const shared = { isLabelHidden: true, isReadOnly, label: 'Value', name }
  const choose = (next: unknown) => onChange(next, false)
  if (operator === 'exists') {
    return (
      <SelectInput
        {...shared}
        choices={YES_NO}
        onChange={(next) => choose(next === 'true')}
        value={String(value) === 'false' ? 'false' : 'true'}
      />
    )
  }
  const isList = operator === 'in' || operator === 'not_in'
  if (isList && choices) {
    return (
      <CheckGroup
        choices={choices}
        isReadOnly={isReadOnly}
        label="Values"
        name={name}
        onChange={choose}
        values={listOf(value)}
      />
    )
  }
  if (choices) return <SelectInput {...shared} choices={choices} onChange={choose} value={String(value ?? '')} />
  if (subject === 'date') {
    return (
      <TextInput
        {...shared}
        onChange={choose}
        parse={(text: string) => ({ value: fromLocal(text) ?? '' })}
        stored={toLocal(value)}
        type="datetime-local"
      />
    )
  }
  if (isList) {
    return (
      <TextInput
        {...shared}
        hint="Several values: a comma between them."
        onChange={(next) => onChange(next, true)}
        parse={(text: string) => ({ value: listOf(text) })}
        stored={listOf(value).join(', ')}
      />
    )
  }
  return (
    <TextInput
      {...shared}
      inputMode={subject === 'tag' ? 'numeric' : undefined}
      onChange={(next) => onChange(subject === 'tag' ? numberOr(next) : next, true)}
      parse={anyText}
      placeholder={subject === 'referrer' ? 'google' : 'Value'}
      stored={String(value ?? '')}
    />
  )
}

const YES_NO: readonly Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

function useChoices(subject: Subject): Choice[] | null {
  const { boot } = useSession()
  if (subject === 'language') return boot.languages.map(({ code, name }) => ({ value: code, label: name }))
  if (subject !== 'breakpoint') return null
  return BREAKPOINT_NAMES.map((value) => ({
    value,
    label: value === 'default' ? 'default (0 px)' : `${value} (${BREAKPOINTS[value]} px)`,
  }))
}

function numberOr(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
