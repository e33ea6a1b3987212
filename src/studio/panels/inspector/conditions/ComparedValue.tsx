'use client'

import { listOf } from '../../../../tree'
import { CheckGroup } from '../../../ui/inputs/CheckInput'
import { type Choice, SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import { anyText } from '../../../ui/inputs/parse'
import { InstantInput } from '../../../ui/time/InstantInput'
import { useSession } from '../../../session/session'

interface Props {
  /** `checks`: several of the choices. `list`: several texts, in one input. */
  kind: 'yesNo' | 'choice' | 'checks' | 'date' | 'list' | 'text'
  value: unknown
  name: string
  /** Of `choice` and `checks`. */
  choices?: readonly Choice[]
  hint?: string
  placeholder?: string
  /** A number is kept as one. */
  inputMode?: 'numeric' | 'decimal'
  onChange: (value: unknown, isTyped: boolean) => void
}

/** What a condition compares with, in the input that fits. */
export function ComparedValue({ kind, value, choices = [], hint, placeholder, inputMode, onChange, ...own }: Props) {
  const { boot } = useSession()
  const shared = { isLabelHidden: true, label: 'Value', ...own }
  const choose = (next: unknown) => onChange(next, false)
  switch (kind) {
    case 'yesNo':
      return (
        <SelectInput
          {...shared}
          choices={YES_NO}
          onChange={(next) => choose(next === 'true')}
          value={String(value) === 'false' ? 'false' : 'true'}
        />
      )
    case 'checks':
      return <CheckGroup {...own} choices={choices} label="Values" onChange={choose} values={listOf(value)} />
    case 'choice':
      return <SelectInput {...shared} choices={choices} onChange={choose} value={String(value ?? '')} />
    case 'date':
      return (
        <InstantInput
          {...shared}
          onChange={({ at, problem }) => {
            if (problem === null && at !== value) choose(at ?? '')
          }}
          value={typeof value === 'string' ? value : null}
          zones={boot}
        />
      )
    case 'list':
      return (
        <TextInput
          {...shared}
          hint={hint}
          onChange={(next) => onChange(next, true)}
          parse={(text: string) => ({ value: listOf(text) })}
          placeholder={placeholder}
          stored={listOf(value).join(', ')}
        />
      )
    case 'text':
      return (
        <TextInput
          {...shared}
          inputMode={inputMode}
          onChange={(next) => onChange(inputMode ? numberOr(next) : next, true)}
          parse={anyText}
          placeholder={placeholder}
          stored={String(value ?? '')}
        />
      )
  }
}

const YES_NO: readonly Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

function numberOr(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
