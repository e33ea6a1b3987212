import { fieldTypeOf } from '../../slices'
import { richTextAsText } from '../../slices/fieldTypes/richText'
import type { ReadableField, ReadablePart } from '../../slices/types'
import { isRecord } from '../../tree'

export type { ReadablePart }

/** A field's value as people read it: rich text as its text, pictures by their id, rows of lists one after the other. Nothing: empty. */
export function readableParts(value: unknown, field?: ReadableField): ReadablePart[] {
  if (value === null || value === undefined || value === '') return []
  if (field) {
    const { parts, text: words } = fieldTypeOf(field)
    if (parts) return parts(value, { field, each: readableParts })
    const known = words(value, field)
    if (known !== null) return known === '' ? [] : [text(known)]
  }
  return readUnknown(value)
}

/** The same as plain text, to be copied. */
export function partsAsText(parts: readonly ReadablePart[]): string {
  return parts
    .map((part) => (part.kind === 'media' ? part.id : part.kind === 'color' ? part.color : part.text))
    .join('\n')
}

/** What no field describes: the page's own values, and those of Payload's fields. */
function readUnknown(value: unknown): ReadablePart[] {
  if (typeof value === 'boolean') return [text(value ? 'Yes' : 'No')]
  if (typeof value === 'string' || typeof value === 'number') return [text(String(value))]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index): ReadablePart[] =>
      isRecord(item) ? [{ kind: 'label', text: `${index + 1}.` }, ...readRecord(item)] : readableParts(item),
    )
  }
  const prose = richTextAsText(value)
  if (prose !== null) return prose === '' ? [] : [text(prose)]
  return isRecord(value) ? readRecord(value) : []
}

function readRecord(record: Record<string, unknown>): ReadablePart[] {
  return Object.entries(record).flatMap(([key, value]): ReadablePart[] => {
    const parts = key === 'id' ? [] : readableParts(value)
    return parts.length === 0 ? [] : [{ kind: 'label', text: key }, ...parts]
  })
}

function text(value: string): ReadablePart {
  return { kind: 'text', text: value }
}
