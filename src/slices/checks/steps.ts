/** A work that may stop at each step, and goes on later or not at all. */
export type Steps<Result> = Generator<undefined, Result, void>

/** Does the whole work now. */
export function atOnce<Result>(work: Iterator<unknown, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
