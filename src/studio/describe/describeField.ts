import { isRecord, isSameValue } from '../../tree'
import type { SliceFieldInfo } from '../model/boot'
import { linkText, plainText } from './plainText'
import { type ChangeLine, textDiff } from './textDiff'

interface Change {
  field: SliceFieldInfo
  before: unknown
  after: unknown
}

/** What became of a field, in words. Empty when nothing that matters did. */
export function describeField({ field, before, after }: Change): ChangeLine[] {
  if (isSameValue(before, after)) return []
  const { label } = field
  switch (field.type) {
    case 'wysiwyg':
      return [proseLine({ label, before: plainText(before) ?? '', after: plainText(after) ?? '' })]
    case 'checkbox':
      return (before === true) === (after === true)
        ? []
        : [{ kind: 'note', label, text: after === true ? 'switched on' : 'switched off' }]
    case 'link':
      return describeLink({ field, before, after })
    case 'image':
      return [{ kind: 'media', label, before: idsOf(before), after: idsOf(after) }]
    case 'media':
      return describeMedia({ field, before, after })
    case 'specials':
    case 'bookingexcluderesorts':
      return [{ kind: 'note', label, text: countDocuments(idsOf(before), idsOf(after)) }]
    case 'list':
      return describeList({ field, before, after })
    case 'text':
    case 'select':
    case 'number':
    case 'color':
    case 'date':
    case 'datetime':
    case 'payload':
      return [describeValue({ label, before, after })]
  }
}

/** Texts and what reads as one; of anything else only that it changed. */
export function describeValue({ label, before, after }: Omit<Change, 'field'> & { label: string }): ChangeLine {
  const [old, now] = [textOf(before), textOf(after)]
  if (old === null || now === null) return { kind: 'note', label, text: 'changed' }
  return textLine({ label, before: old, after: now })
}

/** Longer texts are shown with their differences marked. */
const SHORT = 80

export function textLine({ label, before, after }: { label: string; before: string; after: string }): ChangeLine {
  const isShort = [before, after].every((text) => text.length <= SHORT && !text.includes('\n'))
  return isShort ? { kind: 'text', label, before, after } : proseLine({ label, before, after })
}

function proseLine({ label, before, after }: { label: string; before: string; after: string }): ChangeLine {
  if (before === after) return { kind: 'note', label, text: 'formatted differently' }
  return { kind: 'prose', label, parts: textDiff(before, after) }
}

function describeLink({ field: { label }, before, after }: Change): ChangeLine[] {
  const [old, now] = [linkText(before), linkText(after)]
  if (old !== now) return [textLine({ label, before: old, after: now })]
  const target = isRecord(after) ? after.target : undefined
  if ((isRecord(before) ? before.target : undefined) === target) return []
  return [{ kind: 'note', label, text: target === '_blank' ? 'opens in a new window' : 'opens in the same window' }]
}

/** One line per breakpoint whose picture is another. */
function describeMedia({ field: { label }, before, after }: Change): ChangeLine[] {
  const [old, now] = [picturesOf(before), picturesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((breakpoint): ChangeLine[] => {
    const [was, is] = [old.get(breakpoint), now.get(breakpoint)]
    if (was === is) return []
    const name = breakpoint === 'default' ? label : `${label} (${breakpoint})`
    return [{ kind: 'media', label: name, before: was ? [was] : [], after: is ? [is] : [] }]
  })
}

function picturesOf(value: unknown): Map<string, string> {
  const entries = (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const [id] = isRecord(entry) ? idsOf(entry.media) : []
    return isRecord(entry) && id !== undefined ? [[String(entry.breakpoint), id] as const] : []
  })
  return new Map(entries)
}

function countDocuments(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((id) => !before.includes(id)).length
  const removed = before.filter((id) => !after.includes(id)).length
  const parts = [added > 0 && `${added} added`, removed > 0 && `${removed} removed`].filter((part) => part !== false)
  return parts.length === 0 ? 'put in another order' : parts.join(', ')
}

function idsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
    const id = isRecord(entry) ? (entry.id ?? entry.value) : entry
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : []
  })
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

type ListRow = Record<string, unknown>

/** How many rows came, went and changed; then what changed in those that did. */
function describeList({ field, before, after }: Change): ChangeLine[] {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const added = [...now.keys()].filter((id) => !old.has(id))
  const removed = [...old.keys()].filter((id) => !now.has(id))
  const changed = [...now].flatMap(([id, row], index) => {
    const was = old.get(id)
    const lines = was ? changesIn({ field, row: index + 1, before: was, after: row }) : []
    return lines.length === 0 ? [] : [lines]
  })
  const kept = (ids: Iterable<string>, other: ReadonlyMap<string, ListRow>) => [...ids].filter((id) => other.has(id))
  const isReordered = !isSameValue(kept(old.keys(), now), kept(now.keys(), old))
  const parts = [
    added.length > 0 && rows(added.length, 'added'),
    removed.length > 0 && rows(removed.length, 'removed'),
    changed.length > 0 && rows(changed.length, 'changed'),
    isReordered && 'put in another order',
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  return [{ kind: 'note', label: field.label, text: parts.join(', ') }, ...changed.flat()]
}

function changesIn({
  field,
  row,
  before,
  after,
}: Pick<Change, 'field'> & { row: number; before: ListRow; after: ListRow }) {
  return field.fields
    .flatMap((inner) => describeField({ field: inner, before: before[inner.name], after: after[inner.name] }))
    .map((line) => ({ ...line, label: `${field.label} ${row}, ${line.label}` }))
}

function rows(count: number, what: string): string {
  return `${count} ${count === 1 ? 'row' : 'rows'} ${what}`
}

/** By id; rows without one by their place. */
function rowsOf(value: unknown): ReadonlyMap<string, ListRow> {
  const list = (Array.isArray(value) ? value : []).filter(isRecord)
  return new Map(list.map((row, index) => [typeof row.id === 'string' ? row.id : `#${index}`, row]))
}
