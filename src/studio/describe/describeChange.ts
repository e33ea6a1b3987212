import type { PageDiff } from '../../tree'

/** What a change did, for people: "2 elements changed, 1 added". `null` when there is nothing to tell. */
export function describeChange(change: PageDiff | null): string | null {
  if (!change) return null
  const { added, updated, removed } = change.rows
  const counts = [
    { count: Object.keys(updated).length, what: 'changed' },
    { count: Object.keys(added).length, what: 'added' },
    { count: Object.keys(removed).length, what: 'removed' },
  ].filter(({ count }) => count > 0)
  const [first, ...rest] = counts
  const parts = first ? [`${first.count} ${first.count === 1 ? 'element' : 'elements'} ${first.what}`] : []
  parts.push(...rest.map(({ count, what }) => `${count} ${what}`))
  if (!first && Object.keys(change.order).length > 0) parts.push('elements put into another order')
  if (Object.keys(change.page).length > 0) parts.push('page settings changed')
  return parts.length > 0 ? parts.join(', ') : null
}
