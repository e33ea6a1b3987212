import type { Endpoint } from 'payload'
import { closestPages } from './closest'
import { publicPages } from './publicPages'
import { siteOfRequest } from './siteRequest'

const MAX_LENGTH = 300

/** `GET /api/voix/closest?path=/specails` -> `{ pages: [{ path, title }] }`, for the 404 screen. */
export const closestEndpoint: Endpoint = {
  path: '/voix/closest',
  method: 'get',
  handler: async ({ headers, payload, searchParams }) => {
    const wanted = searchParams.get('path') ?? ''
    if (wanted === '' || wanted.length > MAX_LENGTH) return Response.json({ pages: [] })
    const { siteId } = siteOfRequest({ payload, headers })
    const pages = (await publicPages(payload)).filter((page) => page.siteId === siteId && !page.noIndex)
    const found = closestPages(pages, { path: decode(wanted) }).map(({ path, title }) => ({ path, title }))
    return Response.json({ pages: found }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
