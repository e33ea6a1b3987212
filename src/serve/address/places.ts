import { processState } from '../../tree/processState.mjs'

/** Answers made for one person at the same time, of each kind. They cost as much as a page that is stored for all. */
const AT_ONCE = { preview: 2, search: 4 } as const
/** A render that has not said its end by then has none: its visitor went away before it began. */
const LONGEST = 10_000

type Kind = keyof typeof AT_ONCE

/** When those began that are under way. The proxy and the pages are separate modules of one process. */
function begun(kind: Kind): number[] {
  return processState('places', (): Record<Kind, number[]> => ({ preview: [], search: [] }))[kind]
}

/** Takes one of the places for what is not stored; `false` when all are taken. */
export function takePlace(kind: Kind = 'preview', now = performance.now()): boolean {
  const places = begun(kind)
  while (places[0] !== undefined && now - places[0] >= LONGEST) places.shift()
  if (places.length >= AT_ONCE[kind]) return false
  places.push(now)
  return true
}

/** Gives one back. */
export function givePlace(kind: Kind = 'preview'): void {
  begun(kind).shift()
}
