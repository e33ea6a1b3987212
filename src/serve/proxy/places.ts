/** Pages made for one person at the same time. They cost as much as a page that is stored for all. */
const AT_ONCE = 2
/** A render that has not said its end by then has none: its visitor went away before it began. */
const LONGEST = 10_000

const KEY = Symbol.for('voix.places')

/** When those began that are under way. The proxy and the pages are separate modules of one process. */
function begun(): number[] {
  const scope = globalThis as unknown as Record<symbol, number[] | undefined>
  return (scope[KEY] ??= [])
}

/** Takes one of the places for pages that are not stored; `false` when all are taken. */
export function takePlace(now = Date.now()): boolean {
  const places = begun()
  while (places[0] !== undefined && now - places[0] >= LONGEST) places.shift()
  if (places.length >= AT_ONCE) return false
  places.push(now)
  return true
}

/** Gives one back. */
export function givePlace(): void {
  begun().shift()
}
