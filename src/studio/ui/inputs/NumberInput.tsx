'use client'

import type { LabelledProps } from './Labelled'
import { anyNumber, type Parsed } from './parse'
import { TextInput } from './TextInput'

interface Props extends LabelledProps {
  name: string
  /** Identifies the input within its panel if `name` changes, as it does in a list. Default: `name`. */
  id?: string
  /** A value that is no number is shown as it is. */
  value: number | string | null
  /** Returns what is wrong with a number, or `null`. */
  rule?: (value: number) => string | null
  onChange: (value: number | null) => void
  isReadOnly?: boolean
  placeholder?: string
}

/** A number, or none. A number that breaks the rule is shown with the reason and is not stored. */
export function NumberInput({ value, rule, ...props }: Props) {
  const parse = (text: string): Parsed<number | null> => {
    const parsed = anyNumber(text)
    const problem = 'value' in parsed && parsed.value !== null ? (rule?.(parsed.value) ?? null) : null
    return problem === null ? parsed : { problem }
  }
  return <TextInput {...props} inputMode="decimal" parse={parse} stored={value === null ? '' : String(value)} />
}
