import type { PayloadRequest } from 'payload'
import { getVoix, slugsOf } from '../../../options/getVoix'

/** Beyond so many, rules count as those that may cover any page. */
const MOST_EXACT = 100

/** Expires what names pages of a path, when a redirect begins to cover such a path or no longer does. A pattern may cover any. */
export const coverTag = (redirects: string) => `${redirects}:*`

/** The tags that expire with redirects from these paths, as they were and as they are. */
export function coverTags(req: PayloadRequest, from: readonly (string | null | undefined)[]): string[] {
  // One with parameters covers no page by itself.
  const paths = [...new Set(from.flatMap((path) => (path && !path.includes('?') ? [path] : [])))]
  if (paths.length > MOST_EXACT || paths.some((path) => path.includes('*'))) return [coverTag(slugsOf(req).redirects)]
  const siteIds = new Set([0, ...getVoix(req.payload.config).sites.map(({ id }) => id)])
  return paths.flatMap((path) => [...siteIds].map((id) => `path:${id}:${path}`))
}
