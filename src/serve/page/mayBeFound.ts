import type { Payload } from 'payload'
import { getVoix, slugsOf } from '../../options/getVoix'
import { ownOrigin } from '../../options/ownOrigin'
import { isPageHref } from '../../slices'
import { readPath } from '../../tree'
import { redirectTable } from '../address/redirects.mjs'
import { originOfSite } from '../address/sites'

/** The values of a published page that decide whether search engines may list it. */
export interface Findable {
  path: string
  noIndex: boolean
  canonical: string | null
}

/**
 * Returns a function that says whether search engines may list a published page: not if it is hidden from them, names
 * another canonical page, or is covered by a redirect. The sitemap and `hreflang` both use it.
 */
export async function mayBeFound(payload: Payload, siteId: number): Promise<(page: Findable) => boolean> {
  const { sites } = getVoix(payload.config)
  const { redirects, pages } = slugsOf({ payload })
  const origin = originOfSite(sites)(siteId) ?? ownOrigin()
  const host = new URL(origin).hostname
  const hosts = [host, ...(sites.find(({ id }) => id === siteId)?.hosts ?? [])]
  const findRedirect = await redirectTable({ redirects, pages })
  const isItself = ({ path, canonical }: Findable) => {
    // An invalid value, stored before validation existed, is ignored.
    if (!isPageHref(canonical)) return true
    const { hostname, pathname, search } = new URL(canonical, origin)
    return hosts.includes(hostname) && search === '' && readPath(pathname) === path
  }
  return (page) => !page.noIndex && isItself(page) && findRedirect({ host, path: page.path }) === null
}
