import { siteHeader } from './siteHeader'

const META = 'meta[name="csrf-token"]'
/** Of the header, where the meta tag names none. */
const HEADER = 'csrf-token'

/**
 * The header that proves to a gateway in front of the application that a request comes from a page of it. The value comes from
 * `<meta name="csrf-token" content="…">`, the header's name from its `data-header`, default `csrf-token`. Empty without the tag: the product
 * itself tells foreign requests by `Origin` and `Sec-Fetch-Site`.
 */
export function csrfHeader(): Record<string, string> {
  const meta = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(META)
  return meta?.content ? { [meta.dataset.header || HEADER]: meta.content } : {}
}

/** `fetch` to this site, with the header of {@link csrfHeader} and `x-voix-site`. Another site gets neither of them. */
export function secureFetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (new URL(address, location.href).origin === location.origin)
    for (const [name, value] of Object.entries({ ...siteHeader(), ...csrfHeader() })) headers.set(name, value)
  return fetch(address, { ...init, headers })
}
