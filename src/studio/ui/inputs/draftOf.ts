import { isEqual } from '../../../tree'

/** Whether a text that is being written stands for the value that is stored: `a, b, ` for the list `a, b`. */
export function isDraftOf({
  text,
  stored,
  parse,
}: {
  text: string
  stored: string
  parse: (text: string) => { value: unknown } | { problem: string }
}): boolean {
  const [own, other] = [parse(text), parse(stored)]
  return 'value' in own && 'value' in other && isEqual(own.value, other.value)
}
