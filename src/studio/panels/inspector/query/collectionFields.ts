import type { ClientField, CollectionSlug } from 'payload'
import { fieldTypeOf } from '../../../../slices'
import { isOwnPage } from '../../../../slices/ownPage'
import type { DocumentFieldKind } from '../../../../slices/types'
import type { SliceFieldInfo } from '../../../model/boot'

export type { DocumentFieldKind }

/** A field of a collection's documents, by its path. */
export interface DocumentField {
  /** `brand`, `meta.title`. */
  path: string
  label: string
  kind: DocumentFieldKind
  /** Of a select. */
  choices: readonly { value: string; label: string }[]
  /** Of a relationship: the one collection that it leads to. */
  relationTo: CollectionSlug | null
  /** It is the document's own page: links can lead there. */
  isOwnPage?: boolean
}

const KINDS: Record<string, DocumentFieldKind> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  number: 'number',
  checkbox: 'checkbox',
  date: 'date',
  select: 'select',
  radio: 'select',
  relationship: 'relation',
  upload: 'media',
  richText: 'rich',
}

/** A collection's fields that a query can name, those in groups and tabs included. Lists of rows are offered as a whole. */
export function documentFields({
  fields,
  prefix = '',
  labels = '',
}: {
  fields: readonly ClientField[]
  prefix?: string
  labels?: string
}): DocumentField[] {
  return fields.flatMap((field): DocumentField[] => {
    if (isHidden(field)) return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? documentFields({ fields: tab.fields, prefix: `${prefix}${tab.name}.`, labels: `${labels}${tab.name} › ` })
          : documentFields({ fields: tab.fields, prefix, labels }),
      )
    }
    if (field.type === 'row' || field.type === 'collapsible')
      return documentFields({ fields: field.fields, prefix, labels })
    if (!('name' in field) || !field.name) {
      return field.type === 'group' ? documentFields({ fields: field.fields, prefix, labels }) : []
    }
    const label = `${labels}${labelOf(field)}`
    if (field.type === 'group') {
      return documentFields({ fields: field.fields, prefix: `${prefix}${field.name}.`, labels: `${label} › ` })
    }
    if (field.type === 'ui' || field.type === 'join' || field.type === 'blocks') return []
    const kind = KINDS[field.type] ?? 'other'
    const path = `${prefix}${field.name}`
    const own = isOwnPage(field) ? { isOwnPage: true } : {}
    return [{ path, label, kind, choices: choicesOf(field), relationTo: relationOf(field), ...own }]
  })
}

function isHidden(field: ClientField): boolean {
  return Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden)
}

function labelOf(field: ClientField & { name: string }): string {
  if ('label' in field && typeof field.label === 'string' && field.label !== '') return field.label
  const words = field.name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value of a relationship to several collections names its collection too: there is no one id to ask for. */
function relationOf(field: ClientField): CollectionSlug | null {
  return field.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : null
}

function choicesOf(field: ClientField): DocumentField['choices'] {
  if (field.type !== 'select' && field.type !== 'radio') return []
  return field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: typeof option.label === 'string' ? option.label : option.value },
  )
}

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
  return documents.filter(
    (document) =>
      (field.type === 'link' && document.isOwnPage) || (kinds.includes(document.kind) && suits({ field, document })),
  )
}

function suits({ field, document }: { field: SliceFieldInfo; document: DocumentField }): boolean {
  if (field.type === 'link') return ADDRESS.test(document.path)
  return (
    field.type !== 'select' ||
    document.choices.every(({ value }) => field.options.some((option) => option.value === value))
  )
}

interface Bound {
  bind: Readonly<Record<string, string>>
  field: string
  path: string
}

/** The bindings with one field bound to a path, or freed by an empty one. */
export function withBinding({ bind, field, path }: Bound): Record<string, string> {
  const { [field]: _old, ...others } = bind
  return path === '' ? others : { ...others, [field]: path }
}
