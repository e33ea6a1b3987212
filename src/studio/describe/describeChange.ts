import type { Patch } from '../model'

/** What a change did, for people: "2 elements changed, 1 added". `null` when there is nothing to tell. */
export function describeChange(patch: Patch | null): string | null {
  if (!patch) return null
  const rows = Object.values(patch.rows ?? {})
  const changed = Object.keys(patch.fields ?? {}).length
  const added = rows.filter((row) => row !== null).length
  const removed = rows.length - added
  const counts = [
    { count: changed, what: 'changed' },
    { count: added, what: 'added' },
    { count: removed, what: 'removed' },
  ].filter(({ count }) => count > 0)
  const [first, ...rest] = counts
  const parts = first ? [`${first.count} ${first.count === 1 ? 'element' : 'elements'} ${first.what}`] : []
  parts.push(...rest.map(({ count, what }) => `${count} ${what}`))
  if (!first && patch.children) parts.push('elements put into another order')
  if (patch.page) parts.push('page settings changed')
  return parts.length > 0 ? parts.join(', ') : null
}
