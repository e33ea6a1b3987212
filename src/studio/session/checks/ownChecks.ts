import { checkProblem, type PlainCheck } from '../../../slices/checks'

const own = new Map<string, PlainCheck>()

/** The checks of the application that run in the browser. */
export function ownChecks(): readonly PlainCheck[] {
  return [...own.values()]
}

/** Adds an application's checks. Throws for an invalid check, or one with the name of a built-in check. */
export function registerChecks(checks: readonly PlainCheck[]): void {
  for (const check of checks) {
    const problem = checkProblem(check)
    if (problem !== null) throw new Error(`voix({ studio: { checks } }) ${problem}`)
    own.set(check.name, check)
  }
}
