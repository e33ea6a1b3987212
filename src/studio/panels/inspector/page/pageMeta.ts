import type { StudioPage } from '../../../model'

/** The search engines' part of a page. */
export interface PageMeta {
  title: string | null
  description: string | null
  /** The id of a picture. */
  image: number | string | null
  canonical: string | null
  noIndex: boolean
}

export function pageMeta(page: StudioPage): PageMeta & Record<string, unknown> {
  const meta: unknown = page.meta
  const stored = typeof meta === 'object' && meta !== null ? (meta as Record<string, unknown>) : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    ...stored,
    title: text(stored.title),
    description: text(stored.description),
    image: typeof stored.image === 'number' ? stored.image : text(stored.image),
    canonical: text(stored.canonical),
    noIndex: stored.noIndex === true,
  }
}
