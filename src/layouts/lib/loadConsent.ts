import type { TypedLocale } from 'payload'
import type { LayoutModule } from 'voix/render'
import type { ChromeData } from './menu'

type LoadArgs = Parameters<NonNullable<LayoutModule['load']>>[0]

/** Returns the site’s consent banner in the page’s language, or `null`. */
export async function loadConsent({
  req,
  page,
  context,
  addTag,
  resolveDocuments,
}: LoadArgs): Promise<ChromeData['consent']> {
  addTag('consent-banners')
  const { docs } = await req.payload.find({
    collection: 'consent-banners',
    where: { siteId: { equals: page.siteId } },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const [banner] = await resolveDocuments({ collection: 'consent-banners', documents: docs })
  if (!banner) return null
  const text = (name: string) => String(banner[name] ?? '')
  const { path } = (banner['page'] ?? {}) as { path?: string }
  return {
    title: text('title'),
    text: text('text'),
    accept: text('accept'),
    decline: text('decline'),
    settings: text('settings'),
    link: path && text('pageText') ? { href: path, text: text('pageText'), target: '_self' } : null,
  }
}
