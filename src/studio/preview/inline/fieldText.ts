import { fieldTypeOf, isAsked } from '../../../slices'
import { richTextAsText } from '../../../slices/fieldTypes/richText'
import { isRecord } from '../../../tree'
import type { SliceFieldInfo } from '../../model/boot'
import type { InnerPath } from '../../model/innerPath'
import { rowsOf } from '../../model/rows'

/** Where a text of an element is stored. */
export interface TextAddress {
  /** The element's own field. */
  name: string
  /** The way within it: to a text in a group, in a row of a list. */
  at: InnerPath
}

/** A text of an element that may be changed, plain or rich. */
export interface FieldText extends TextAddress {
  /** What describes the text itself. */
  field: SliceFieldInfo
  value: unknown
}

type Values = Readonly<Record<string, unknown>>

/** The texts in fields, in rows and groups to any depth. Of the empty ones those that are asked for. */
export function textsIn(fields: readonly SliceFieldInfo[], values: Values): FieldText[] {
  return fields
    .filter((field) => field.canUpdate)
    .flatMap((field) => textsOf(field, values).map((text) => ({ ...text, name: field.name })))
}

function textsOf(field: SliceFieldInfo, values: Values): Omit<FieldText, 'name'>[] {
  const value = values[field.name]
  if (field.fields.length === 0) {
    const isText = isRich(field) || textOf({ field, value }) !== null
    return isText && (!isEmptyText({ field, value }) || isAsked(field, values)) ? [{ at: [], field, value }] : []
  }
  const inner = (own: Values) =>
    textsIn(field.fields, own).map(({ name, at, ...text }) => ({ ...text, at: [name, ...at] }))
  const isGroup = [field.type, field.like].includes('group')
  if (isGroup) return inner(isRecord(value) ? value : {})
  return rowsOf(value).flatMap((row) =>
    inner(row).map(({ at, ...text }) => ({ ...text, at: [{ row: row.id }, ...at] })),
  )
}

/** Whether a field holds rich text. */
export function isRich(field: SliceFieldInfo): boolean {
  return fieldTypeOf(field).type === 'richText'
}

/** Whether a field is of rich text, or has one within. */
export function holdsRich(field: SliceFieldInfo): boolean {
  return isRich(field) || field.fields.some(holdsRich)
}

/** Whether a text says nothing. */
export function isEmptyText({ field, value }: Pick<FieldText, 'field' | 'value'>): boolean {
  const text = isRich(field) ? richTextAsText(value) : textOf({ field, value })
  return (text ?? '').trim() === ''
}

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
