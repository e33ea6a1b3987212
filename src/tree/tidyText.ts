import { isRecord } from './internal/values'
import { MAX_VALUE_DEPTH } from './validate/depth'

/** Line breaks of other programs: vertical tab (PowerPoint), form feed, and Unicode's own. */
const BREAKS = /[\u000B\u000C\u0085\u2028\u2029]/g

/** Control characters, noncharacters and direction overrides, which reverse letters. NUL is refused elsewhere. */
const UNSEEN = /[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u202D\u202E\p{Noncharacter_Code_Point}]/gu

/** Removes characters that readers cannot see. Line breaks of other programs become `lineBreak`. */
export function tidyText(text: string, lineBreak = text.includes('\n') ? '\n' : ' '): string {
  return text.replace(BREAKS, lineBreak).replace(UNSEEN, '')
}

/** Tidies the texts of a value at any depth. Returns the same value if nothing changes. */
export function tidyTexts<Value>(value: Value, depth = 0): Value {
  return tidied(value, depth) as Value
}

function tidied(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return tidyText(value)
  if (typeof value !== 'object' || value === null || depth > MAX_VALUE_DEPTH + 10) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => tidied(item, depth + 1))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, tidied(item, depth + 1)] as const)
  return entries.some(([key, item]) => item !== value[key]) ? { ...value, ...Object.fromEntries(entries) } : value
}
