import { isRecord } from '../../tree'

/** A link as people read it: its text and where it leads. */
export function linkText(value: unknown): string {
  if (!isRecord(value)) return ''
  const text = typeof value.text === 'string' ? value.text : ''
  const target = targetOf(value)
  return text !== '' && target !== '' ? `${text} → ${target}` : text || target
}

function targetOf({ mode, href, relationship }: Record<string, unknown>): string {
  if (mode === 'href') return typeof href === 'string' ? href : ''
  if (!isRecord(relationship)) return ''
  return `${String(relationship.relationTo)} ${String(relationship.value)}`
}
