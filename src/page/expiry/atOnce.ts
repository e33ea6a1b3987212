import type { PayloadRequest } from 'payload'
import { expireTags } from './expireTags'
import { TAGS_AT_ONCE } from './gathered'

/** Marks what many writes of one transaction make stale at their end, in one statement: others do not wait for the tags meanwhile. */
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
