import type { PayloadRequest } from 'payload'

export const TAGS_AT_ONCE = 'voixTagsAtOnce'

/** The tags that are gathered; `null`: each write marks its own. */
export function gathered(req: PayloadRequest): Set<string> | null {
  return (req.context[TAGS_AT_ONCE] as Set<string> | undefined) ?? null
}
