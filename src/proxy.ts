import { voixProxy } from 'voix/proxy'
import voixConfig from '../voix.config'

export const proxy = voixProxy({ voixConfig })

// Literal, as Next requires: all addresses but Next's files, the API and the folders of `public`, whose caching next.config sets.
// Addresses in these with a percent code or a trailing slash are included.
export const config = {
  matcher: ['/((?!_next/|api/.|fonts/|pictures/|slices/).*)', '/((?!_next/).*%.*)', '/((?!_next/).+/)'],
}
