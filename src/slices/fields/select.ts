import type { FieldDefinition, FieldOptions, SelectOption } from '../types'
import { common } from './common'

export interface SelectOptions<Value extends string, Default extends Value | undefined> extends FieldOptions<string> {
  /** Values, or values with a label. */
  options: readonly (Value | { label: string; value: Value })[]
  default?: Default
}

/** One of the options. With a default the component always receives an option, without one it may receive `null`. */
export function select<const Value extends string, const Default extends Value | undefined = undefined>({
  options,
  ...rest
}: SelectOptions<Value, Default>): FieldDefinition<Value, Default extends undefined ? Value | null : Value> {
  return {
    ...common<Value, Default extends undefined ? Value | null : Value>('select', rest as FieldOptions<Value>),
    options: options.map(toOption),
  }
}

function toOption(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { label: toLabel(option), value: option } : option
}

/** `scribble-circle` -> `Scribble circle`; values that are no plain words (`w-1/4`, `h1`) stay as they are. */
function toLabel(value: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(value)) return value
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
