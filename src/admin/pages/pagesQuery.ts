import { SECTION_KIND } from '../../tree'

export const PAGE_STATUSES = ['draft', 'published'] as const

/** What the list of pages is narrowed by. It lives in the address, so that a list can be shared and survives a reload. */
export interface PagesQuery {
  search: string
  status: (typeof PAGE_STATUSES)[number] | ''
  language: string
  layout: string
  /** Pages, or the sections that they share. */
  kind: 'page' | 'section'
  /** What was deleted instead of what is there. */
  trash: boolean
  page: number
}

export type SearchParams = Record<string, string | string[] | undefined>

export function readPagesQuery(params: SearchParams | undefined): PagesQuery {
  const text = (name: string) => {
    const value = params?.[name]
    return typeof value === 'string' ? value.slice(0, 200) : ''
  }
  const status = text('status')
  const page = Number.parseInt(text('page'), 10)
  return {
    search: text('search'),
    status: PAGE_STATUSES.find((known) => known === status) ?? '',
    language: text('language'),
    layout: text('layout'),
    kind: text('kind') === SECTION_KIND ? 'section' : 'page',
    trash: text('trash') === 'true',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

const DEFAULTS: Partial<Record<string, unknown>> = { page: 1, kind: 'page' }

/** The address of the list with some of the query changed. Any change but that of the page goes back to page 1. */
export function pagesAddress({
  adminRoute,
  query,
  change,
}: {
  adminRoute: string
  query: PagesQuery
  change: Partial<PagesQuery>
}): string {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(next)) {
    if (value !== '' && value !== false && value !== DEFAULTS[name]) params.set(name, String(value))
  }
  const text = params.toString()
  return `${adminRoute}/pages${text === '' ? '' : `?${text}`}`
}
