import { voixProxy } from 'voix/proxy'
import { SEARCH } from './layouts/lib/searchAddresses'
import { layouts } from './layouts/registry/configs'

export const proxy = voixProxy({
  layouts,
  search: SEARCH,
  cookiePrefix: process.env.VOIX_COOKIE_PREFIX ?? 'voix',
})

// Literal, as Next requires: all addresses but Next's files, the API and the folders of `public`, whose caching next.config sets.
// Addresses in these with a percent code or a trailing slash are included.
export const config = {
  matcher: ['/((?!_next/|api/.|fonts/|pictures/|slices/).*)', '/((?!_next/).*%.*)', '/((?!_next/).+/)'],
}
