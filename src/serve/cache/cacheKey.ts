import type { PageRequest } from '../page/loadPage'
import { writeSiteAddress } from '../site/siteAddress'

/** Where Next stores a page. */
export function cacheKey({ siteId, path, layout }: Required<PageRequest>): string {
  if (siteId !== 0 || layout !== null) return writeSiteAddress({ siteId, layout, pathname: path })
  return path === '/' ? '/index' : path
}
