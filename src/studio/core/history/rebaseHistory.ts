import type { HistoryEntry, HistoryState, Patch } from './types'

/**
 * The steps that can still be taken back or made again after somebody else's change: those that touch nothing of it, nor of a step
 * that is forgotten. So an undo takes back what was done here and never what they did.
 */
export function rebaseHistory({ undo, redo }: HistoryState, patch: Patch): HistoryState {
  const touched = touchedBy(patch)
  return { undo: untouched(undo, touched), redo: untouched(redo, touched) }
}

/** From the newest on, as they would be taken back: what lies below a forgotten step must not need it. */
function untouched(entries: readonly HistoryEntry[], touched: ReadonlySet<string>): readonly HistoryEntry[] {
  const all = new Set(touched)
  const kept = [...entries].reverse().filter(({ undo, redo }) => {
    const own = [...touchedBy(undo), ...touchedBy(redo)]
    if (!clashes(own, all)) return true
    for (const key of own) all.add(key)
    return false
  })
  return kept.length === entries.length ? entries : kept.reverse()
}

/** A whole element clashes with each of its keys, two keys of it do not clash. */
function clashes(own: readonly string[], all: ReadonlySet<string>): boolean {
  const elements = new Set([...all].map(elementOf))
  return own.some((key) => all.has(key) || all.has(elementOf(key)) || (key === elementOf(key) && elements.has(key)))
}

/** `row <id> <key>` -> `row <id>`; everything else stays. */
function elementOf(key: string): string {
  return key.startsWith('row ') ? key.split(' ', 2).join(' ') : key
}

/** The places that a patch changes. */
function touchedBy({ page, rows, fields, children, unplaced }: Patch): Set<string> {
  const keys = new Set<string>()
  for (const key of page ? [...Object.keys(page.set), ...page.unset] : []) keys.add(`page ${key}`)
  // Where an element comes or goes, so does the place for others inside of it.
  for (const id of Object.keys(rows ?? {})) keys.add(`row ${id}`).add(`children ${id}`)
  for (const [id, { row, element }] of Object.entries(fields ?? {})) {
    for (const key of row ? [...Object.keys(row.set), ...row.unset] : []) keys.add(`row ${id} ${key}`)
    for (const key of element ? [...Object.keys(element.set), ...element.unset] : []) keys.add(`row ${id} .${key}`)
  }
  for (const id of Object.keys(children ?? {})) keys.add(`children ${id}`)
  if (unplaced) keys.add('unplaced')
  return keys
}
