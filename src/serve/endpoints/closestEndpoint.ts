import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { findClosestPages, type SuggestedPage } from '../../contract/site'
import { closestPages, indexOf, type Index } from './closest'
import { publicPages, type PublicPage } from './publicPages'
import { readPath } from '../../tree'
import { siteOfRequest } from './siteRequest'

const MAX_LENGTH = 300

export const closestEndpoint = createEndpoint(findClosestPages, async ({ req, query }) => {
  const { headers, payload } = req
  const wanted = query.path
  if (wanted === '' || wanted.length > MAX_LENGTH) return { pages: [] }
  const { siteId } = siteOfRequest({ payload, headers })
  return { pages: closestTo(readPath(wanted) ?? wanted, siteIn(await publicPages(payload), siteId)) }
})

/** The pages of a site that visitors may be sent to. */
interface Site {
  index: Index<PublicPage>
  /** Requested address -> the pages that were suggested. */
  answers: Map<string, SuggestedPage[]>
}

/**
 * By the list of all pages, which is the same object until a page changes: requests do not search all pages each time.
 */
const sitesOf = new WeakMap<readonly PublicPage[], Map<number, Site>>()
const MOST_ANSWERS = 1000

function siteIn(pages: readonly PublicPage[], siteId: number): Site {
  const sites = sitesOf.get(pages) ?? new Map<number, Site>()
  sitesOf.set(pages, sites)
  const site = sites.get(siteId) ?? {
    index: indexOf(pages.filter((page) => page.siteId === siteId && !page.noIndex)),
    answers: new Map(),
  }
  sites.set(siteId, site)
  return site
}

function closestTo(wanted: string, { index, answers }: Site): SuggestedPage[] {
  const known = answers.get(wanted)
  if (known) return known
  const found = closestPages(index, { path: wanted }).map(({ path, title }) => ({ path, title }))
  const [oldest] = answers.keys()
  if (answers.size >= MOST_ANSWERS && oldest !== undefined) answers.delete(oldest)
  answers.set(wanted, found)
  return found
}
