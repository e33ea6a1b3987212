import { writeSiteAddress } from './siteAddress'

/** Returns the key under which Next caches a page. */
export function cacheKey({ siteId, path, layout }: { siteId: number; path: string; layout: string | null }): string {
  if (siteId !== 0 || layout !== null) return writeSiteAddress({ siteId, layout, pathname: path })
  return path === '/' ? '/index' : path
}
