import { APIError } from 'payload'
import { applyChange, mergePages, type PageContent } from '../../tree'
import { ConflictError } from './conflictError'
import { mergeWithoutBase } from './mergeWithoutBase'
import type { SaveBody } from './types'

interface Plan {
  body: SaveBody
  /** The newest version. */
  head: { rev: number; content: PageContent }
  /** The page at the revision that the change was made on; `null` when it is not kept any more. */
  readBase: () => Promise<PageContent | null>
}

/**
 * The change laid over the newest version, merged with what others saved since its base. Throws the conflicts. Pure but for reading the
 * base, so that it is tested with ten thousand histories.
 */
export async function planSave({ body, head, readBase }: Plan): Promise<{ content: PageContent; isMerged: boolean }> {
  const { rev, content: theirs } = head
  if (body.baseRev === rev) return { content: applyChange(theirs, body), isMerged: false }
  if (body.baseRev > rev) {
    throw new APIError(`The page is at rev ${rev}; there is no rev ${body.baseRev}. Open it again.`, 400, { rev }, true)
  }
  const base = await readBase()
  const { content, conflicts } = base
    ? mergePages({ base, mine: applyChange(base, body), theirs })
    : mergeWithoutBase({ body, theirs })
  if (conflicts.length > 0) throw new ConflictError({ conflicts, rev })
  return { content, isMerged: true }
}
