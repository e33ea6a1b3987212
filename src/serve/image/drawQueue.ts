/**
 * The queue of an image. `visitor`: a visitor waits for it. `ahead`: it is rendered before a request, while no visitor
 * waits, so that an image on screen is never delayed by one that is not.
 */
export type Lane = 'visitor' | 'ahead'

/** Images of a lane rendered at a time. More wait, so that a new page of images does not use the whole server. */
const AT_ONCE = 2
const MOST_WAITING = 500

/**
 * After this many images of visitors, one is rendered ahead. Otherwise a constant load would get the fast format
 * permanently.
 */
const MOST_BEFORE = 16

/** The queue is full. */
export class TooManyPictures extends Error {}

const lanes: Record<Lane, { running: number; waiting: (() => void)[] }> = {
  visitor: { running: 0, waiting: [] },
  ahead: { running: 0, waiting: [] },
}
let visitorsInARow = 0

/** Runs the work when it is its turn. Throws `TooManyPictures`. */
export async function queueDrawing<Result>(name: Lane, work: () => Promise<Result>): Promise<Result> {
  const lane = lanes[name]
  if (lane.waiting.length >= MOST_WAITING) throw new TooManyPictures()
  await new Promise<void>((resolve) => {
    lane.waiting.push(resolve)
    startNext()
  })
  try {
    return await work()
  } finally {
    lane.running -= 1
    startNext()
  }
}

function startNext(): void {
  const { visitor, ahead } = lanes
  while (visitor.running < AT_ONCE && visitor.waiting.length > 0) {
    visitorsInARow += 1
    start('visitor')
  }
  while (ahead.running < AT_ONCE && ahead.waiting.length > 0 && isTurnOfAhead()) {
    visitorsInARow = 0
    start('ahead')
  }
}

function isTurnOfAhead(): boolean {
  return lanes.visitor.running === 0 || visitorsInARow >= MOST_BEFORE
}

function start(name: Lane): void {
  lanes[name].running += 1
  lanes[name].waiting.shift()?.()
}
