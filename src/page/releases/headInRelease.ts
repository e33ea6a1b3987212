import type { StoredItem } from '../../collections/core/releases/stored'
import type { StoredPage } from '../store/content'

/**
 * Returns the newest state of a page in a release. Until the page is added to the release, that is its state outside.
 */
export function headInRelease({ outside, item }: { outside: StoredPage; item: StoredItem | null }): StoredPage {
  if (!item) return outside
  return { ...outside, ...item.snapshot.page, elements: item.snapshot.rows, rev: item.rev, _status: 'draft' }
}
