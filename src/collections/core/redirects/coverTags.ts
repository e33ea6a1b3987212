import type { PayloadRequest } from 'payload'
import { getVoix, slugsOf } from '../../../options/getVoix'

/** Number of paths above which the tag of all pages expires instead. */
const MOST_EXACT = 100

/** The tag that expires with redirects that may cover any page, such as patterns. */
export const coverTag = (redirects: string) => `${redirects}:*`

/** Returns the tags that expire when redirects from these paths change. */
export function coverTags(req: PayloadRequest, from: readonly (string | null | undefined)[]): string[] {
  // A redirect with parameters does not cover the page itself.
  const paths = [...new Set(from.flatMap((path) => (path && !path.includes('?') ? [path] : [])))]
  if (paths.length > MOST_EXACT || paths.some((path) => path.includes('*'))) return [coverTag(slugsOf(req).redirects)]
  const siteIds = new Set([0, ...getVoix(req.payload.config).sites.map(({ id }) => id)])
  return paths.flatMap((path) => [...siteIds].map((id) => `path:${id}:${path}`))
}
