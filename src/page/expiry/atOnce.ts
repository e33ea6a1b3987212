import type { PayloadRequest } from 'payload'
import { expireTags } from './expireTags'
import { TAGS_AT_ONCE } from './gathered'

/**
 * Collects the cache tags that `work` expires and writes them in one statement at its end, which keeps the tags' rows
 * locked only briefly.
 */
export async function atOnce(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const tags = new Set<string>()
  req.context[TAGS_AT_ONCE] = tags
  try {
    await work()
  } finally {
    delete req.context[TAGS_AT_ONCE]
  }
  await expireTags(req, [...tags])
}
