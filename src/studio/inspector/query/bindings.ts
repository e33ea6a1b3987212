import type { SliceFieldInfo } from '../../types'
import type { DocumentField, DocumentFieldKind } from './collectionFields'

/** Kinds of document fields that a slice's field can show. A type that is not here takes none. */
const FITTING: Partial<Record<SliceFieldInfo['type'], readonly DocumentFieldKind[]>> = {
  text: ['text', 'rich', 'number', 'select', 'date', 'relation', 'other'],
  wysiwyg: ['rich', 'text'],
  media: ['media'],
  image: ['media'],
  link: ['text', 'other'],
  checkbox: ['checkbox'],
  color: ['text'],
  select: ['select', 'text'],
  number: ['number'],
  datetime: ['date'],
  date: ['date'],
}

/** The document fields that a slice's field can be filled from. */
export function fittingFields({
  field,
  documents,
}: {
  field: SliceFieldInfo
  documents: readonly DocumentField[]
}): DocumentField[] {
  const kinds = FITTING[field.type] ?? []
  return documents.filter(({ kind }) => kinds.includes(kind))
}

/** The bindings with one field bound to a path, or freed by an empty one. */
export function withBinding({
  bind,
  field,
  path,
}: {
  bind: Readonly<Record<string, string>>
  field: string
  path: string
}): Record<string, string> {
  const { [field]: _old, ...others } = bind
  return path === '' ? others : { ...others, [field]: path }
}
