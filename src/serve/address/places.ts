import { processState } from '../../tree/processState.mjs'

/** Concurrent renders of uncached responses, per kind. Each costs as much as rendering a page for the cache. */
const AT_ONCE = { preview: 2, search: 4 } as const
/**
 * Milliseconds. A render that has not reported its end after this time never began: its visitor closed the connection
 * before.
 */
const LONGEST = 10_000

type Kind = keyof typeof AT_ONCE

/** Start times of the running renders. The proxy and the pages are separate modules of one process. */
function begun(kind: Kind): number[] {
  return processState('places', (): Record<Kind, number[]> => ({ preview: [], search: [] }))[kind]
}

/** Reserves a slot for rendering an uncached response. Returns `false` if all slots are taken. */
export function takePlace(kind: Kind = 'preview', now = performance.now()): boolean {
  const places = begun(kind)
  while (places[0] !== undefined && now - places[0] >= LONGEST) places.shift()
  if (places.length >= AT_ONCE[kind]) return false
  places.push(now)
  return true
}

/** Releases a slot. */
export function givePlace(kind: Kind = 'preview'): void {
  begun(kind).shift()
}
