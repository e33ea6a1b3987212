import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { dropForged } from '../../options/forwarded.mjs'
import { processState } from '../../tree/processState.mjs'

/**
 * Removes forged proxy headers from every request to this process before Next reads them. Subscribes once per process.
 */
export function dropForgedHeaders(): void {
  const state = processState('forgedHeaders', () => ({ isDropped: false }))
  if (state.isDropped) return
  state.isDropped = true
  subscribe('http.server.request.start', (message) => dropForged((message as { request: IncomingMessage }).request))
}
