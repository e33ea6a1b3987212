import type { TypedLocale } from 'payload'
import type { LoadArgs, ResolvedLink, ResolvedMedia } from 'voix/slices'
import { formatDate, readMedia, readText, siteLink } from '../../lib/document'

/** Source: specification §9. */
const SHOWN_WHEN_NOT_ALL = 4
const MOST = 100

export interface Post {
  id: string
  title: string
  excerpt: string
  date: string
  author: string
  cover: ResolvedMedia | null
  link: ResolvedLink | null
}

const COVER = { default: { width: 750, height: 500, fit: 'cover' as const } }

/** The published posts of the chosen kind, newest first. */
export async function load({ req, fields, context, addTag, resolveDocuments }: LoadArgs): Promise<Post[]> {
  addTag('posts')
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { postType: { equals: fields['postType'] ?? 'Blog Post' } },
    select: { title: true, slug: true, excerpt: true, publishedAt: true, author: true, cover: true, page: true },
    sort: '-publishedAt',
    limit: fields['showAll'] === false ? SHOWN_WHEN_NOT_ALL : MOST,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const documents = await resolveDocuments({ collection: 'posts', documents: docs, media: COVER })
  return documents.map((document) => {
    const title = readText(document, 'title')
    return {
      id: String(document.id),
      title,
      excerpt: readText(document, 'excerpt'),
      date: formatDate(readText(document, 'publishedAt'), context.languageCode),
      author: readText(document, 'author'),
      cover: readMedia(document, 'cover'),
      link: siteLink(readText(document, 'href'), title),
    }
  })
}
