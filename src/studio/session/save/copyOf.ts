import { readRows, toTree } from '../../../tree'
import type { Copy, StudioPage } from '../../model'

/** A copy of a page from rows as the server sends them. */
export function copyOf({ page, rows }: { page: StudioPage; rows: unknown }): Copy {
  return { page, tree: toTree(readRows(rows)) }
}
