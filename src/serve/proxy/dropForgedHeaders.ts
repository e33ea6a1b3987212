import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { dropForged } from '../../options/forwarded.mjs'
import { processState } from '../../tree/processState.mjs'

/** From now on requests to this process lose what a visitor says of servers in front, before Next reads it. Once per process. */
export function dropForgedHeaders(): void {
  const state = processState('forgedHeaders', () => ({ isDropped: false }))
  if (state.isDropped) return
  state.isDropped = true
  subscribe('http.server.request.start', (message) => dropForged((message as { request: IncomingMessage }).request))
}
