import type { SanitizedConfig } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { IMAGE_PATH } from '../image/address'
import { ASKED_EACH_TIME } from '../security/headers.mjs'
import { siteRequest } from './siteRequest'

/** `GET /robots.txt` */
export function robotsEndpoint({ config }: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  return async (request: Request): Promise<Response> => {
    const { origin, payload } = await siteRequest({ request, config })
    const { admin, api } = payload.config.routes
    const { media } = slugsOf({ payload })
    const lines = [
      'User-agent: *',
      `Disallow: ${admin}`,
      'Disallow: /preview-release',
      `Allow: ${api}${IMAGE_PATH}/`,
      `Allow: ${api}/${media}/file/`,
      `Disallow: ${api}/`,
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]
    return new Response(lines.join('\n'), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': ASKED_EACH_TIME },
    })
  }
}
