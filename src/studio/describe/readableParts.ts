import { isRecord } from '../model/isRecord'
import type { SliceFieldInfo } from '../model/boot'
import { linkText } from './linkText'
import { plainText } from './plainText'

/** A piece of a value as people read it. */
export type ReadablePart =
  | { kind: 'text'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'media'; id: string }
  | { kind: 'color'; color: string }

type Field = Pick<SliceFieldInfo, 'type' | 'fields'>

/** A field's value as people read it: rich text as its text, pictures by their id, rows of lists one after the other. Nothing: empty. */
export function readableParts(value: unknown, field?: Field): ReadablePart[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'boolean') return [text(value ? 'Yes' : 'No')]
  if (isPicture(field) && typeof value !== 'object') return [{ kind: 'media', id: String(value) }]
  if (typeof value === 'number') return [text(String(value))]
  if (typeof value === 'string') return readText(value, field)
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => readItem({ item, index, field }))
  const prose = plainText(value)
  if (prose !== null) return prose === '' ? [] : [text(prose)]
  const record = value as Record<string, unknown>
  return field?.type === 'link' ? readLink(record) : readRecord(record, field?.fields ?? [])
}

/** The same as plain text, to be copied. */
export function partsAsText(parts: readonly ReadablePart[]): string {
  return parts
    .map((part) => (part.kind === 'media' ? part.id : part.kind === 'color' ? part.color : part.text))
    .join('\n')
}

function text(value: string): ReadablePart & { kind: 'text' } {
  return { kind: 'text', text: value }
}

function isPicture(field?: Field): boolean {
  return field?.type === 'image' || field?.type === 'media'
}

function readText(value: string, field?: Field): ReadablePart[] {
  if (field?.type === 'color') return [{ kind: 'color', color: value }]
  if (field?.type === 'date' || field?.type === 'datetime') {
    const date = new Date(value)
    const shown = field.type === 'date' ? date.toLocaleDateString() : date.toLocaleString()
    return [text(Number.isNaN(date.getTime()) ? value : shown)]
  }
  return [text(value)]
}

function readItem({ item, index, field }: { item: unknown; index: number; field?: Field }): ReadablePart[] {
  if (!isRecord(item)) return readableParts(item, field)
  if ('media' in item && 'breakpoint' in item) {
    const label = item.breakpoint === 'default' ? 'All sizes' : `From ${String(item.breakpoint)}`
    return [{ kind: 'label', text: label }, ...readableParts(item.media, { type: 'image', fields: [] })]
  }
  return [{ kind: 'label', text: `${index + 1}.` }, ...readRecord(item, field?.fields ?? [])]
}

function readRecord(record: Record<string, unknown>, fields: readonly SliceFieldInfo[]): ReadablePart[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (key === 'id') return []
    const field = fields.find(({ name }) => name === key)
    const parts = readableParts(value, field)
    return parts.length === 0 ? [] : [{ kind: 'label' as const, text: field?.label ?? key }, ...parts]
  })
}

function readLink(link: Record<string, unknown>): ReadablePart[] {
  const shown = linkText(link)
  return shown === '' ? [] : [text(link.target === '_blank' ? `${shown} (new tab)` : shown)]
}
