import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload'
import { addressOf } from '../../contract/endpoint'
import { readByPath } from '../../contract/paths'
import { buildId } from '../../options/buildId'
import { slugsOf } from '../../options/getVoix'
import { ownOrigin } from '../../options/ownOrigin'
import { readPath } from '../../tree'
import { DATA_ROUTE, dataPathOf } from '../address/dataAddress'
import { ASKED_EACH_TIME } from '../security/headers.mjs'
import { siteOfRequest } from './siteRequest'

/**
 * `GET <path>/_payload.json`, which the proxy rewrites to `/builds/data/<path>`. Returns `{ build, page }` with the id
 * of the build and the tree of a published page, as visitors read it by `by-path`. Sessions are ignored. A query with
 * the id of another build returns a 404.
 */
export function pageDataEndpoint({ config }: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  return async (request: Request): Promise<Response> => {
    const build = await buildId()
    const { pathname, search } = new URL(request.url)
    // Next may pass the address from before or after the rewrite of the proxy.
    const path = readPath(dataPathOf(pathname) ?? pathname.slice(DATA_ROUTE.length))
    if (path === null || !['', `?${build}`].includes(search)) return notFound()
    const payload = await getPayload({ config })
    const { siteId } = siteOfRequest({ payload, headers: request.headers })
    const params = { collection: slugsOf({ payload }).pages }
    const address = addressOf(readByPath, { params, query: { path, tree: 'true', siteId } })
    const url = new URL(`${payload.config.routes.api}${address}`, ownOrigin())
    const answer = await handleEndpoints({ config: payload.config, request: new Request(url) })
    if (answer.status === 404) return notFound()
    if (!answer.ok) return answer
    return Response.json({ build, page: await answer.json() }, { headers: { 'Cache-Control': ASKED_EACH_TIME } })
  }
}

function notFound(): Response {
  const body = { errors: [{ message: 'There is no such page in this build.' }] }
  return Response.json(body, { status: 404, headers: { 'Cache-Control': ASKED_EACH_TIME } })
}
