import { writeCookie } from './writeCookie'

/** Keeps the release that the studio works in, until it is unset or the browser ends. It proves nothing: the server asks who may see it. */
export const RELEASE_COOKIE = 'voix-release'

/** `null`: the studio works outside of releases again. */
export function rememberRelease(id: string | null): void {
  const value = id === null ? '; Max-Age=0' : encodeURIComponent(id)
  writeCookie(`${RELEASE_COOKIE}=${value}; Path=/; SameSite=Lax`)
}

/** The studio works outside of releases from here on, also when this address is loaded again. */
export function forgetRelease(): void {
  rememberRelease(null)
  const url = new URL(window.location.href)
  if (!url.searchParams.has('release')) return
  url.searchParams.delete('release')
  window.history.replaceState(window.history.state, '', url)
}
