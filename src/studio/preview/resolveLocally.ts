import { safeHref } from '../../slices'
import type { SliceFieldInfo } from '../model/boot'
import { isEmptyValue, isRecord } from '../../tree'
import { resolveTextLocally } from './resolveTextLocally'

interface Input {
  field: SliceFieldInfo
  /** The stored value, as it is being edited. */
  value: unknown
  /** What the server made of the value before. */
  last: unknown
}

/**
 * What the frame shows of a field at once, before the server answers: the same as the server for plain values; for a picture or a
 * document what was shown last.
 */
export function resolveLocally({ field, value, last }: Input): unknown {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' ? value : value == null ? '' : String(value)
    case 'checkbox':
      return value === true
    case 'select':
      return typeof value === 'string' && value !== '' ? value : field.fallback
    case 'number':
      return typeof value === 'number' ? value : null
    case 'color':
    case 'date':
    case 'datetime':
      return typeof value === 'string' && value !== '' ? value : null
    case 'wysiwyg':
      return resolveTextLocally({ value, last })
    case 'link':
      return resolveLinkLocally({ value, last })
    case 'list':
      return resolveListLocally({ field, value, last })
    case 'specials':
    case 'bookingexcluderesorts':
      return isEmptyValue(value) ? [] : (last ?? null)
    case 'media':
    case 'image':
    case 'payload':
      return isEmptyValue(value) ? null : (last ?? null)
  }
}

function resolveLinkLocally({ value, last }: Omit<Input, 'field'>): unknown {
  const link = isRecord(value) ? value : {}
  const before = isRecord(last) ? last : {}
  const isDocument = link.mode === 'relationship' || (!link.mode && link.relationship)
  const href = isDocument ? (before.href ?? null) : safeHref(link.href)
  if (typeof href !== 'string') return null
  return {
    text: typeof link.text === 'string' ? link.text : '',
    href,
    target: link.target === '_blank' ? '_blank' : '_self',
    external: /^https?:/i.test(href),
  }
}

function resolveListLocally({ field, value, last }: Input): unknown[] {
  const rows: unknown[] = Array.isArray(value) ? value : []
  const before: unknown[] = Array.isArray(last) ? last : []
  return rows.map((row, index) => {
    const stored = isRecord(row) ? row : {}
    const id = typeof stored.id === 'string' ? stored.id : String(index)
    const shown = before.find((entry) => isRecord(entry) && entry.id === id)
    const fields = field.fields.map((inner) => {
      const own = isRecord(shown) ? shown[inner.name] : undefined
      return [inner.name, resolveLocally({ field: inner, value: stored[inner.name], last: own })] as const
    })
    return { id, ...Object.fromEntries(fields) }
  })
}
