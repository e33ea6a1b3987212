import type { PageFieldType } from '../../../../slices/pageFieldTypes'
import type { Parsed } from '../../inputs/useDraft'

/** The types of page fields as editors know them. */
export const TYPE_LABELS: Record<PageFieldType, string> = {
  text: 'Text',
  wysiwyg: 'Rich text',
  media: 'Picture per breakpoint',
  image: 'Picture',
  link: 'Link',
  checkbox: 'Yes or no',
  color: 'Colour',
  select: 'Option',
  number: 'Number',
  datetime: 'Date and time',
  date: 'Date',
}

/** What a new field of a type holds; `undefined`: nothing yet. */
export function initialValue(type: PageFieldType): unknown {
  if (type === 'checkbox') return false
  if (type === 'media') return []
  return type === 'text' || type === 'select' ? '' : undefined
}

/** The layout reads a page field by its name: it is there once, in letters and digits. */
export function parseFieldName({ text, others }: { text: string; others: readonly string[] }): Parsed<string> {
  const name = text.trim()
  if (name === '') return { problem: 'Name the field.' }
  if (!/^[A-Za-z][\w-]*$/.test(name)) return { problem: 'Use letters, digits, "-" and "_", beginning with a letter.' }
  return others.includes(name) ? { problem: `The field "${name}" is there already.` } : { value: name }
}

/** The ids of the pictures that a value names: kept beside it, in the field's `media`. */
export function mediaOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value.map(mediaId) : [value]
  return list.filter((id): id is string => typeof id === 'string' && id !== '')
}

function mediaId(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'media' in entry ? entry.media : null
}
