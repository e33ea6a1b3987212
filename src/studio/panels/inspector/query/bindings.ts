import type { SliceFieldInfo } from '../../../model/boot'
import { fieldTypeOf } from '../../../../slices'
import type { DocumentField } from './collectionFields'

/** What a text that holds an address is called: `path`, `bookingUrl`. Any other text would make a link that leads nowhere. */
const ADDRESS = /(?:path|url|uri|href|link|website)$/i

/** The document fields that a slice's field can be filled from. */
export function fittingFields({
  field,
  documents,
}: {
  field: SliceFieldInfo
  documents: readonly DocumentField[]
}): DocumentField[] {
  const kinds = fieldTypeOf(field).fills ?? []
  return documents.filter((document) => kinds.includes(document.kind) && suits({ field, document }))
}

function suits({ field, document }: { field: SliceFieldInfo; document: DocumentField }): boolean {
  if (field.type === 'link') return ADDRESS.test(document.path)
  return (
    field.type !== 'select' ||
    document.choices.every(({ value }) => field.options.some((option) => option.value === value))
  )
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
