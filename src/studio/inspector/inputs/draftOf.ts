import { isSame } from '../../core'
import type { Parsed } from './useDraft'

/** Whether a text that is being written stands for the value that is stored: `a, b, ` for the list `a, b`. */
export function isDraftOf<Value>({
  text,
  stored,
  parse,
}: {
  text: string
  stored: string
  parse: (text: string) => Parsed<Value>
}): boolean {
  const [own, other] = [parse(text), parse(stored)]
  return 'value' in own && 'value' in other && isSame(own.value, other.value)
}
