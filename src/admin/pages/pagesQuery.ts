import { SECTION_KIND } from '../../tree'

export const PAGE_STATUSES = ['draft', 'published'] as const

/** Maps the sortable columns to Payload's field names. */
export const SORTED_BY = {
  Title: 'title',
  Name: 'title',
  Path: 'path',
  Status: '_status',
  Layout: 'layout',
  Language: 'languageCode',
  Updated: 'updatedAt',
} as const

/** The filters by pending work. */
export const ONLY = ['changed', 'review', 'mine', 'findings'] as const

/**
 * The filters of the list of pages. They are in the address, so that a list can be shared. The user's last filters are
 * stored, too.
 */
export interface PagesQuery {
  search: string
  status: (typeof PAGE_STATUSES)[number] | ''
  language: string
  layout: string
  /** The brand of the layouts. */
  brand: string
  tag: string
  /** The id of a site. */
  site: string
  /** Pages or shared sections. */
  kind: 'page' | 'section'
  /**
   * Published pages with a newer draft, pages in review, pages that the user changed last, or published pages with
   * findings.
   */
  only: (typeof ONLY)[number] | ''
  /** Finds pages without a translation in this language. */
  missing: string
  /** `title`, or `-title` for descending order. If empty, the user's last order is used. */
  sort: string
  /** Lists deleted pages instead. */
  trash: boolean
  /** `tree` sorts by path, with children indented. `table` sorts newest first by default. */
  view: 'table' | 'tree'
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
    brand: text('brand'),
    tag: text('tag'),
    site: /^\d+$/.test(text('site')) ? text('site') : '',
    only: ONLY.find((known) => known === text('only')) ?? '',
    missing: text('missing'),
    sort: sortOf(text('sort')),
    kind: text('kind') === SECTION_KIND ? 'section' : 'page',
    trash: text('trash') === 'true',
    view: text('view') === 'tree' ? 'tree' : 'table',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns a valid sort order, or an empty string. */
export function sortOf(value: unknown): string {
  const name = typeof value === 'string' ? value.replace(/^-/, '') : ''
  return Object.values<string>(SORTED_BY).includes(name) ? String(value) : ''
}

const DEFAULTS: Partial<Record<string, unknown>> = { page: 1, kind: 'page', view: 'table' }

/** The query without any filter. */
export const UNFILTERED = {
  ...{ search: '', status: '', language: '', layout: '', brand: '', tag: '', site: '' },
  ...{ only: '', missing: '' },
} as const satisfies Partial<PagesQuery>

export function isFiltered(query: PagesQuery): boolean {
  return Object.keys(UNFILTERED).some((name) => query[name as keyof typeof UNFILTERED] !== '')
}

/** Whether the list shows shared sections. */
export function isOfSections({ kind, trash }: PagesQuery): boolean {
  return kind === 'section' && !trash
}

/** Returns the address of the list with a changed query. Every change except of the page resets it to page 1. */
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
  // An address without a query shows the stored filters.
  return `${adminRoute}/pages?${params.toString() || 'page=1'}`
}
