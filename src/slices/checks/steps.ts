/** Work that can pause at each step, and continue later or not at all. */
export type Steps<Result> = Generator<undefined, Result, void>

/** Runs all steps at once. */
export function atOnce<Result>(work: Iterator<unknown, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
