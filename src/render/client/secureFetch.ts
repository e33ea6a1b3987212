import { parseUrl } from '../../tree/parseUrl.mjs'
import { siteHeader } from './siteHeader'

const META = 'meta[name="csrf-token"]'
/** The default name of the header. */
const HEADER = 'csrf-token'

/**
 * Returns the CSRF header for a gateway in front of the application. The value is the content of
 * `<meta name="csrf-token" content="…">`. The name is the tag's `data-header`, by default `csrf-token`. Empty without
 * the tag: the product itself checks `Origin` and `Sec-Fetch-Site`.
 */
export function csrfHeader(): Record<string, string> {
  const meta = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(META)
  return meta?.content ? { [meta.dataset.header || HEADER]: meta.content } : {}
}

/** `fetch` with the headers of {@link csrfHeader} and `x-voix-site`. Requests to other sites get neither. */
export function secureFetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (isOfThisSite(address))
    for (const [name, value] of Object.entries({ ...siteHeader(), ...csrfHeader() })) headers.set(name, value)
  return fetch(address, { ...init, headers })
}

/** An address without an origin belongs to this site. */
function isOfThisSite(address: string | URL): boolean {
  const here = globalThis.location?.origin
  const base = here && here !== 'null' ? here : 'http://this.site'
  return parseUrl(String(address), base)?.origin === base
}
