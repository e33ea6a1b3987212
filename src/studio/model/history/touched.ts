import type { Patch } from './types'

/** The places that a patch changes. Lists of children are none: they can be merged, but for those of elements that come or go. */
export function touchedBy({ page, rows, fields, unplaced }: Patch): Set<string> {
  const keys = new Set<string>()
  for (const key of page ? [...Object.keys(page.set), ...page.unset] : []) keys.add(`page ${key}`)
  // Where an element comes or goes, so does the place for others inside of it.
  for (const id of Object.keys(rows ?? {})) keys.add(`row ${id}`).add(`children ${id}`)
  for (const [id, { row, element }] of Object.entries(fields ?? {})) {
    for (const key of row ? [...Object.keys(row.set), ...row.unset] : []) keys.add(`row ${id} ${key}`)
    for (const key of element ? [...Object.keys(element.set), ...element.unset] : []) keys.add(`row ${id} .${key}`)
  }
  if (unplaced) keys.add('unplaced')
  return keys
}

/** A whole element clashes with each of its keys, two keys of it do not clash. */
export function clashes(own: Iterable<string>, all: ReadonlySet<string>): boolean {
  const elements = new Set([...all].map(elementOf))
  return [...own].some(
    (key) => all.has(key) || all.has(elementOf(key)) || (key === elementOf(key) && elements.has(key)),
  )
}

/** `row <id> <key>` -> `row <id>`; everything else stays. */
function elementOf(key: string): string {
  return key.startsWith('row ') ? key.split(' ', 2).join(' ') : key
}
