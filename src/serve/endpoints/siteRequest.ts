import { getPayload } from 'payload'
import type { Payload, SanitizedConfig } from 'payload'
import { getVoix } from '../../plugin'
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
  const { sites } = getVoix(payload.config)
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? 'localhost'
  const siteId = siteOfHost(sites, host)
  const protocol = request.headers.get('x-forwarded-proto')?.split(',')[0] === 'https' ? 'https' : 'http'
  const own = `${protocol}://${host}`
  return { payload, siteId, origin: originOfSite(sites)(siteId) ?? (URL.canParse(own) ? new URL(own).origin : '') }
}
