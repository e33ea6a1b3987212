import type { SanitizedConfig } from 'payload'
import { writePath } from '../../tree'
import { mayBeFound } from '../page/mayBeFound'
import { ASKED_EACH_TIME } from '../security/headers.mjs'
import { publicPages } from './publicPages'
import type { PublicPage } from './publicPages'
import { siteRequest } from './siteRequest'

/** `GET /sitemap.xml`: every page that search engines may list, with its translations. */
export function sitemapEndpoint({ config }: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  return async (request: Request): Promise<Response> => {
    const { pages, origin } = await findablePages({ request, config })
    return new Response(writeSitemap(pages, origin), {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': ASKED_EACH_TIME },
    })
  }
}

/** Returns the pages of the requested site that search engines may list. */
export async function findablePages(request: Parameters<typeof siteRequest>[0]) {
  const { payload, siteId, origin } = await siteRequest(request)
  const isFindable = await mayBeFound(payload, siteId)
  const pages = (await publicPages(payload)).filter((page) => page.siteId === siteId && isFindable(page))
  return { pages, origin }
}

export function writeSitemap(pages: readonly PublicPage[], origin: string): string {
  const families = new Map<string, PublicPage[]>()
  for (const page of pages) {
    const original = page.translationOf ?? page.id
    families.set(original, [...(families.get(original) ?? []), page])
  }
  const urls = pages.map((page) => {
    const family = families.get(page.translationOf ?? page.id) ?? []
    const languages = family.length > 1 ? family.map((other) => alternate(other, origin)).join('') : ''
    const modified = page.updatedAt ? `<lastmod>${escape(page.updatedAt)}</lastmod>` : ''
    return `<url><loc>${escape(absolute(page.path, origin))}</loc>${modified}${languages}</url>`
  })
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`
}

function alternate({ languageCode, path }: PublicPage, origin: string): string {
  const href = escape(absolute(path, origin))
  return `<xhtml:link rel="alternate" hreflang="${escape(languageCode)}" href="${href}"/>`
}

function absolute(path: string, origin: string): string {
  return origin + writePath(path)
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
