import type { StudioBoot } from '../model/boot'

export type PagePlace = Pick<StudioBoot, 'apiRoute' | 'pageId'> & { release: Pick<ReleaseChoice, 'id'> | null }
type ReleaseChoice = NonNullable<StudioBoot['release']>

/** Where the page that is open is read and saved: outside, or within the release that the studio works in. */
export function pageUrl({ apiRoute, pageId, release }: PagePlace): string {
  const within = release ? `/releases/${encodeURIComponent(release.id)}` : ''
  return `${apiRoute}/voix${within}/pages/${encodeURIComponent(pageId)}`
}

/** Names the page on its line, where the page's id alone would mean the page outside. */
export function pageKey({ pageId, release }: Omit<PagePlace, 'apiRoute'>): string {
  return release ? `${pageId}@${release.id}` : pageId
}
