import { duplicatesOf, elementsById, inOrderOf, readRows, toRows, toTree, withDuplicates } from '../../../tree'
import type { Copy } from '../../model'
import { toStudioPage } from '../../api/openPage'

/** What was saved since a revision: the endpoint's answer. */
export interface Changes {
  rev: number
  status: 'draft' | 'published'
  liveStatus: 'draft' | 'published' | null
  livePath: string | null
  page: Record<string, unknown>
  upsert: unknown[]
  remove: string[]
  order: string[] | null
  rows?: unknown[]
}

/** The page as the server has it now: the saved copy with what changed since. Elements that did not change keep their references. */
export function theirCopy({ saved, changes }: { saved: Copy; changes: Changes }): Copy {
  const page = toStudioPage({ page: { ...saved.page, ...changes.page }, pageId: saved.page.id })
  if (changes.rows) return { page, tree: toTree(readRows(changes.rows)) }
  if (changes.upsert.length === 0 && changes.remove.length === 0 && !changes.order) return { page, tree: saved.tree }
  const known = toRows(saved.tree)
  const elements = elementsById(known)
  for (const id of changes.remove) elements.delete(id)
  for (const row of readRows(changes.upsert)) elements.set(row.id, row)
  const rows = withDuplicates([...elements.values()], duplicatesOf(known))
  return { page, tree: toTree(changes.order ? inOrderOf(rows, changes.order) : rows) }
}
