import { fieldTypeOf } from '../../../slices'
import type { SliceFieldInfo } from '../../model/boot'

/** The plain text in a field's stored value: of a text, of a link. `null` for everything that is no plain text. */
export function textOf({ field, value }: { field: SliceFieldInfo; value: unknown }): string | null {
  return fieldTypeOf(field).inline?.read(value) ?? null
}

/** The stored value with another text in it. */
export function withText({ field, value, text }: { field: SliceFieldInfo; value: unknown; text: string }): unknown {
  return fieldTypeOf(field).inline?.write(value, text) ?? text
}

/** Whether two texts look the same on a page, where runs of white space are one space. */
export function looksSame(a: string, b: string): boolean {
  return collapse(a) === collapse(b)
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
