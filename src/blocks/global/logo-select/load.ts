import type { TypedLocale } from 'payload'
import type { LoadArgs, ResolvedLink, ResolvedMedia } from 'voix/slices'
import { readMedia, readText, siteLink } from '../../lib/document'
import type { logoSelect } from './config'

export interface BrandLogo {
  id: string
  name: string
  tagline: string
  logo: ResolvedMedia | null
  link: ResolvedLink | null
}

const LOGO = { default: { width: 320 } }

/** Loads the chosen brands in their order, else all. */
export async function load({
  req,
  fields,
  context,
  addTag,
  resolveDocuments,
}: LoadArgs<typeof logoSelect>): Promise<BrandLogo[]> {
  const ids = fields.brands.map(({ id }) => String(id))
  addTag('brands')
  const { docs } = await req.payload.find({
    collection: 'brands',
    ...(ids.length > 0 ? { where: { id: { in: ids } } } : {}),
    select: { name: true, slug: true, tagline: true, logo: true, page: true },
    sort: ['order', 'name'],
    limit: 30,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const ordered = ids.length > 0 ? docs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : docs
  const documents = await resolveDocuments({ collection: 'brands', documents: ordered, media: LOGO })
  return documents.map((document) => ({
    id: String(document.id),
    name: readText(document, 'name'),
    tagline: readText(document, 'tagline'),
    logo: readMedia(document, 'logo'),
    link: siteLink(readText(document, 'href'), readText(document, 'name')),
  }))
}
