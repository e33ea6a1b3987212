import type { StoredItem } from '../../collections/core/releases/stored'
import type { StoredPage } from '../store/content'

/** The newest state of a page within a release: what it is outside until it enters. */
export function headInRelease({ outside, item }: { outside: StoredPage; item: StoredItem | null }): StoredPage {
  if (!item) return outside
  return { ...outside, ...item.snapshot.page, elements: item.snapshot.rows, rev: item.rev, _status: 'draft' }
}
