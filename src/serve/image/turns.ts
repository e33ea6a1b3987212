/**
 * `visitor`: somebody waits for the picture. `ahead`: it is drawn before anybody asks for it, while no visitor waits, so that nobody is
 * shown grey for the sake of a picture that is not on the screen.
 */
export type Lane = 'visitor' | 'ahead'

/** Pictures of a lane drawn at the same time; more wait, so that a new page of pictures does not take the whole server. */
const AT_ONCE = 2
const MOST_WAITING = 500

/** However many visitors ask: after so many of theirs, one is drawn ahead. Else a crowd would be given what is quick to draw for ever. */
const MOST_BEFORE = 16

/** The queue is full. */
export class TooManyPictures extends Error {}

const lanes: Record<Lane, { running: number; waiting: (() => void)[] }> = {
  visitor: { running: 0, waiting: [] },
  ahead: { running: 0, waiting: [] },
}
let visitorsInARow = 0

/** Does the work when it is its turn. Throws `TooManyPictures`. */
export async function inTurn<Result>(name: Lane, work: () => Promise<Result>): Promise<Result> {
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
