import { voixProxy } from 'voix/proxy'
import { SEARCH } from './layouts/lib/searchAddresses'
import { layouts } from './layouts/registry/configs'

export const proxy = voixProxy({
  layouts,
  search: SEARCH,
  cookiePrefix: process.env.VOIX_COOKIE_PREFIX ?? 'voix',
})

// Literal, as Next requires: everything but Next's own files, the API and the folders of `public`, whose caching next.config sets; of these what has percent codes, which may be none, or a slash at the end.
export const config = {
  matcher: ['/((?!_next/|api/.|fonts/|pictures/|slices/).*)', '/((?!_next/).*%.*)', '/((?!_next/).+/)'],
}
