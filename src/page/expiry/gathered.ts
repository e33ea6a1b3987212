import type { PayloadRequest } from 'payload'

export const TAGS_AT_ONCE = 'voixTagsAtOnce'

/** Returns the tags collected by `atOnce`, or `null` if each write expires its own. */
export function gathered(req: PayloadRequest): Set<string> | null {
  return (req.context[TAGS_AT_ONCE] as Set<string> | undefined) ?? null
}
