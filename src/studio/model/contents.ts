import { toRows, toTree, type PageContent } from '../../tree'
import type { Copy, StudioPage } from './types'

/** A copy in the form in which pages are merged: the server's. */
export function toContent({ page, tree }: Copy): PageContent {
  return { page, rows: toRows(tree) }
}

/** The inverse of `toContent`. */
export function toCopy({ page, rows }: PageContent): Copy {
  return { page: page as StudioPage, tree: toTree(rows) }
}
