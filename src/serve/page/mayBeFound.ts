import type { Payload } from 'payload'
import { getVoix, slugsOf } from '../../options/getVoix'
import { ownOrigin } from '../../options/ownOrigin'
import { isPageHref } from '../../slices'
import { readPath } from '../../tree'
import { redirectTable } from '../proxy/redirects.mjs'
import { originOfSite } from './sites'

/** A published page, as far as it decides whether search engines are told of it. */
export interface Findable {
  path: string
  noIndex: boolean
  canonical: string | null
}

/**
 * Whether search engines may be told of a site's published page: not of one that is hidden from them, that names another page as the canonical
 * one, or that a redirect covers. What the sitemap lists and what `hreflang` names are decided here alone.
 */
export async function mayBeFound(payload: Payload, siteId: number): Promise<(page: Findable) => boolean> {
  const { sites } = getVoix(payload.config)
  const { redirects, pages } = slugsOf({ payload })
  const origin = originOfSite(sites)(siteId) ?? ownOrigin()
  const host = new URL(origin).hostname
  const hosts = [host, ...(sites.find(({ id }) => id === siteId)?.hosts ?? [])]
  const findRedirect = await redirectTable({ redirects, pages })
  const isItself = ({ path, canonical }: Findable) => {
    // What was stored before it was checked is none.
    if (!isPageHref(canonical)) return true
    const { hostname, pathname, search } = new URL(canonical, origin)
    return hosts.includes(hostname) && search === '' && readPath(pathname) === path
  }
  return (page) => !page.noIndex && isItself(page) && findRedirect({ host, path: page.path }) === null
}
