import type { SearchParams } from '../../pages/pagesQuery'

/** The filters of the list of files. They are in the address, so that a list can be shared. */
export interface FilesQuery {
  search: string
  folder: string
  tag: string
  /** Finds images without an alt text in this language; `any`: in at least one language. */
  missing: string
  /** Limits the list to these files. */
  ids: readonly string[]
  page: number
}

export const NO_FILTERS: FilesQuery = { search: '', folder: '', tag: '', missing: '', ids: [], page: 1 }

/** The maximum number of files in an address. */
const MOST_IDS = 500

export function readFilesQuery(params: SearchParams | undefined): FilesQuery {
  const text = (name: string, longest = 200) => {
    const value = params?.[name]
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  const page = Number.parseInt(text('page'), 10)
  const ids = text('ids', 40 * MOST_IDS)
    .split(',')
    .filter(Boolean)
  return {
    search: text('search'),
    folder: text('folder'),
    tag: text('tag'),
    missing: text('missing'),
    ids: ids.slice(0, MOST_IDS),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function isNarrowed({ search, folder, tag, missing, ids }: FilesQuery): boolean {
  return [search, folder, tag, missing].some((value) => value !== '') || ids.length > 0
}

/** Returns the address of the list with a changed query. Every change except of the page resets it to page 1. */
export function filesAddress(adminRoute: string, query: FilesQuery, change: Partial<FilesQuery> = {}): string {
  const { ids, page, ...texts } = { ...query, page: 1, ...change }
  const params = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ''))
  if (ids.length > 0) params.set('ids', ids.join(','))
  if (page > 1) params.set('page', String(page))
  return `${adminRoute}/media/describe${params.size === 0 ? '' : `?${params.toString()}`}`
}
