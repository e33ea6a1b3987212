/** What browsers say when a script of a page is not there any more, as after a deploy. */
const GONE = /import(?:ed|ing)/i
const FRESH = 'e-fresh'
/** In milliseconds, for each path: a server that lacks its scripts is not asked for them without end. */
const QUIET = 10_000

/**
 * Whether the page is loaded again because one of its scripts is gone: the server has a newer build. At most once (`e-fresh` in
 * the address says that it was), and at most once in 10 s for each path.
 */
export function reloadOnce(error: unknown): boolean {
  const address = new URL(location.href)
  if (!(error instanceof TypeError && GONE.test(error.message)) || address.searchParams.has(FRESH)) return false
  if (!takeTurn(`voix:fresh:${address.pathname}`)) return false
  address.searchParams.set(FRESH, '1')
  location.replace(address)
  return true
}

function takeTurn(key: string): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < QUIET) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // A browser that keeps nothing: the address alone says that it was tried.
  }
  return true
}
