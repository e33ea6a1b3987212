import type { SanitizedConfig } from 'payload'
import { buildId } from '../../options/buildId'
import { writePath } from '../../tree'
import { ASKED_EACH_TIME } from '../security/headers.mjs'
import { findablePages } from './sitemap'

/** Only the server matches addresses, since only staff may read redirects. */
const NO_RULES = { static: {}, wildcard: {}, dynamic: {} }

/**
 * `GET /builds/meta/<id>.json`, with the id of `/builds/latest.json`: returns the rules that a browser has to match,
 * which are always empty, and the addresses of the prerendered pages, as in the sitemap. 404 for another build.
 */
export function buildMetaEndpoint({ config }: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  return async (request: Request): Promise<Response> => {
    const id = await buildId()
    if (new URL(request.url).pathname.split('/').at(-1) !== `${id}.json`)
      return Response.json({ errors: [{ message: 'There is no such build.' }] }, { status: 404 })
    const { pages } = await findablePages({ request, config })
    const prerendered = pages.map(({ path }) => writePath(path))
    return Response.json({ id, matcher: NO_RULES, prerendered }, { headers: { 'Cache-Control': ASKED_EACH_TIME } })
  }
}
