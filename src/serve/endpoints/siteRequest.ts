import { getPayload } from 'payload'
import type { Payload, SanitizedConfig } from 'payload'
import { getVoix } from '../../options/getVoix'
import { originOfSite, siteOfHost } from '../page/sites'

/** The site that a request is for, and the origin of its absolute addresses. */
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

/** The same where Payload is there already. Behind another server, the visitor's own host counts. */
export function siteOfRequest({ payload, headers }: { payload: Payload; headers: Headers }) {
  const { sites } = getVoix(payload.config)
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? 'localhost'
  const siteId = siteOfHost(sites, host)
  const protocol = headers.get('x-forwarded-proto')?.split(',')[0] === 'https' ? 'https' : 'http'
  const own = `${protocol}://${host}`
  return { siteId, origin: originOfSite(sites)(siteId) ?? (URL.canParse(own) ? new URL(own).origin : '') }
}
