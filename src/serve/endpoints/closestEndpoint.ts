import type { SanitizedConfig } from 'payload'
import { closestPages } from './closest'
import { publicPages } from './publicPages'
import { siteRequest } from './siteRequest'

const MAX_LENGTH = 300

/** `GET /api/voix/closest?path=/specails` -> `{ pages: [{ path, title }] }`, for the 404 screen. */
export function closestEndpoint({ config }: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  return async (request: Request): Promise<Response> => {
    const wanted = new URL(request.url).searchParams.get('path') ?? ''
    if (wanted === '' || wanted.length > MAX_LENGTH) return Response.json({ pages: [] })
    const { payload, siteId } = await siteRequest({ request, config })
    const pages = (await publicPages(payload)).filter((page) => page.siteId === siteId && !page.noIndex)
    const found = closestPages(pages, { path: decode(wanted) }).map(({ path, title }) => ({ path, title }))
    return Response.json({ pages: found }, { headers: { 'Cache-Control': 'no-store' } })
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
