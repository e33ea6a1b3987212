import type { TypedLocale } from 'payload'
import { dayOf } from 'voix/slices'
import type { LoadArgs, ResolvedLink, ResolvedMedia } from 'voix/slices'
import { formatDay, readMedia, readText, siteLink } from './document'

export interface Post {
  id: string
  title: string
  excerpt: string
  /** Formatted in the page's language; empty without a date. */
  date: string
  /** `2026-12-24`, or an empty string. */
  publishedAt: string
  author: string
  cover: ResolvedMedia | null
  link: ResolvedLink | null
}

const COVER = { default: { width: 750, height: 500, fit: 'cover' as const } }

interface Wanted {
  postType: string
  limit: number
}

/** Loads the published posts of one kind with the visitor's access, newest first. */
export async function loadPosts(args: LoadArgs, { postType, limit }: Wanted): Promise<Post[]> {
  const { req, context, addTag, resolveDocuments } = args
  addTag('posts')
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { postType: { equals: postType } },
    select: { title: true, slug: true, excerpt: true, publishedAt: true, author: true, cover: true, page: true },
    sort: '-publishedAt',
    limit,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const documents = await resolveDocuments({ collection: 'posts', documents: docs, media: COVER })
  return documents.map((document) => {
    const title = readText(document, 'title')
    const publishedAt = dayOf(document['publishedAt'], context.timeZone) ?? ''
    return {
      id: String(document.id),
      title,
      excerpt: readText(document, 'excerpt'),
      date: formatDay(publishedAt, context),
      publishedAt,
      author: readText(document, 'author'),
      cover: readMedia(document, 'cover'),
      link: siteLink(readText(document, 'href'), title),
    }
  })
}
