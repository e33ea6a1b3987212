import { fitsField, idOf, isFieldDefinition, isSafeHref } from '../../slices'
import type { FieldMap } from '../../slices/types'
import { isDeeperThan, MAX_VALUE_DEPTH } from '../../tree'
import type { StoredDocument } from './documentBatch'

/**
 * The stored values of a query element's fields for one document: its own, and those that `bind` takes from the document. A
 * document's value that the field may not hold leaves the element's own.
 */
export function bindFields(
  fields: FieldMap,
  values: Record<string, unknown>,
  bind: Readonly<Record<string, string>>,
  document: StoredDocument,
): Record<string, unknown> {
  const bound = Object.entries(bind).flatMap(([name, path]) => {
    const field = fields[name]
    const found = valueAt(document, path)
    if (!field || isDeeperThan(found, MAX_VALUE_DEPTH)) return []
    const stored = values[name]
    const value = toStored(field, found, { stored, document })
    return [[name, !isFieldDefinition(field) || fitsField(field, value) ? value : stored] as const]
  })
  return { ...values, ...Object.fromEntries(bound) }
}

/** The value at `brand.name`; own properties only. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined
  }, document)
}

/** A document's value in the form that a slice's field stores. */
function toStored(
  field: FieldMap[string],
  value: unknown,
  { stored, document }: { stored: unknown; document: StoredDocument },
): unknown {
  if (!isFieldDefinition(field)) return value
  switch (field.type) {
    case 'text':
      return typeof value === 'object' ? textOf(value) : value
    case 'wysiwyg':
      return typeof value === 'string' ? paragraph(value) : value
    case 'media':
      return Array.isArray(value) ? value : [{ breakpoint: 'default', media: idOf(value) }]
    case 'image':
      return idOf(value)
    case 'link':
      if (typeof value === 'string') return isAddress(value) ? boundLink(value, { stored, document }) : stored
      return Array.isArray(value) ? stored : value
    default:
      return value
  }
}

/** A name or a telephone number would be read as a path beside the page. */
function isAddress(value: string): boolean {
  return isSafeHref(value) && /^ *(?:[/?#]|[a-z]+:)/i.test(value)
}

/** Where a document leads, with the text that the editor gave the link, else the document's own name: a link must say something. */
function boundLink(href: string, { stored, document }: { stored: unknown; document: StoredDocument }) {
  const { text, target } = (stored ?? {}) as { text?: unknown; target?: unknown }
  const name = document['title'] ?? document['name']
  const own = typeof text === 'string' && text.trim() !== ''
  return { text: own ? text : typeof name === 'string' ? name : href, href, mode: 'href', target: target ?? '_self' }
}

/** The plain text of rich text or of a list of texts. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return value == null ? '' : String(value)
  const { root, children, text, name, title } = value as Record<string, unknown>
  if (root) return textOf(root)
  if (Array.isArray(children)) return children.map(textOf).filter(Boolean).join(' ')
  return textOf(text ?? title ?? name ?? '')
}

function paragraph(text: string) {
  return { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] } }
}
