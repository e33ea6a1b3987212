/** Matches the browsers' error for a missing script of a page, as after a deploy. */
const GONE = /import(?:ed|ing)/i
const FRESH = 'e-fresh'
/** In milliseconds, for each path: a server without its scripts must not cause endless reloads. */
const QUIET = 10_000

/**
 * Reloads the page if one of its scripts is missing because the server has a newer build. Returns whether it reloads:
 * at most once (`e-fresh` in the address marks it), and at most once in 10 s for each path.
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
    // Without session storage, only the address marks a reload.
  }
  return true
}
