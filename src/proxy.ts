import { layouts } from './layouts/configs'
import { voixProxy } from './serve/proxy/voixProxy'

export const proxy = voixProxy({ admin: '/voix', layouts: layouts.map(({ name }) => name) })

// Literal, as Next requires: everything but Next's own files, the API and files of `public`.
export const config = {
  matcher: ['/((?!_next/|api/|fonts/|pictures/|slices/|favicon.ico).*)'],
}
