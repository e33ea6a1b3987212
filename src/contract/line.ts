import type { Contract } from './endpoint'

/** Returns the path of a page's endpoint for the page within a release, which has its own content and revisions. */
export function pathWithinRelease(path: string): string {
  return path.replace(/^\/voix/, '/voix/releases/:release')
}

/** Returns a page's endpoint for the page within a release, or outside of releases (`null`). */
export function onLine<C extends Contract>(contract: C, release: string | null): C {
  if (release === null) return contract
  const path = pathWithinRelease(contract.path).replace(':release', encodeURIComponent(release))
  return { ...contract, path }
}
