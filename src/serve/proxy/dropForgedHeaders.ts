import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { dropForged } from '../../options/forwarded.mjs'

const KEY = Symbol.for('voix.requests')

/** From now on requests to this process lose what a visitor says of servers in front, before Next reads it. Once per process. */
export function dropForgedHeaders(): void {
  const scope = globalThis as { [KEY]?: true }
  if (scope[KEY]) return
  scope[KEY] = true
  subscribe('http.server.request.start', (message) => dropForged((message as { request: IncomingMessage }).request))
}
