import type { SliceFieldInfo } from '../../model/boot'
import { isRecord } from '../../../tree'

/** The plain text in a field's stored value: of a text, of a link. `null` for everything that is no plain text. */
export function textOf({ field, value }: { field: SliceFieldInfo; value: unknown }): string | null {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' ? value : value == null ? '' : null
    case 'link':
      return isRecord(value) && typeof value.text === 'string' ? value.text : null
    default:
      return null
  }
}

/** The stored value with another text in it. */
export function withText({ field, value, text }: { field: SliceFieldInfo; value: unknown; text: string }): unknown {
  return field.type === 'link' ? { ...(isRecord(value) ? value : {}), text } : text
}

/** Whether two texts look the same on a page, where runs of white space are one space. */
export function looksSame(a: string, b: string): boolean {
  return collapse(a) === collapse(b)
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
