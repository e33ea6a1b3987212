import { getPayload } from 'payload'
import type { Payload, SanitizedConfig } from 'payload'
import { getVoix } from '../../options/getVoix'
import { hostOf } from '../../options/forwarded.mjs'
import { ownOrigin } from '../../options/ownOrigin'
import { originOfSite, siteOfHost } from '../address/sites'

/** Returns the site of a request, and the origin of its absolute addresses. */
export async function siteRequest({
  request,
  config,
}: {
  request: Request
  config: Promise<SanitizedConfig> | SanitizedConfig
}): Promise<{ payload: Payload; siteId: number; origin: string }> {
  const payload = await getPayload({ config })
  return { payload, ...siteOfRequest({ payload, headers: request.headers }) }
}

/** Like `siteRequest`, with a running Payload. The visitor's host selects the site, but never becomes the origin. */
export function siteOfRequest({ payload, headers }: { payload: Payload; headers: Headers }) {
  const { sites } = getVoix(payload.config)
  const siteId = siteOfHost(
    sites,
    hostOf((name) => headers.get(name)),
  )
  return { siteId, origin: originOfSite(sites)(siteId) ?? ownOrigin() }
}
