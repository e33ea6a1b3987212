import { APIError } from 'payload'
import { BREAKPOINT_NAMES } from '../../tree'
import type { Presence, WindowState } from './messages'

const STATES: readonly WindowState[] = ['here', 'idle', 'away', 'left']
const LONGEST_ID = 64

/** What a window tells of itself. Throws a 400 that names what is wrong. */
export function parsePresence(data: unknown): Omit<Presence, 'page' | 'user'> {
  const { window, seq, state, element, breakpoint, isResting } = (data ?? {}) as Record<string, unknown>
  if (!isId(window)) throw refusal('window', `an id of at most ${LONGEST_ID} characters`)
  if (!Number.isSafeInteger(seq) || Number(seq) < 0) throw refusal('seq', 'a whole number')
  const known = STATES.find((each) => each === state)
  if (!known) throw refusal('state', `one of ${STATES.join(', ')}`)
  if (!isMissing(element) && !isId(element)) throw refusal('element', `an id of at most ${LONGEST_ID} characters`)
  const shown = BREAKPOINT_NAMES.find((each) => each === breakpoint)
  if (!isMissing(breakpoint) && !shown) throw refusal('breakpoint', `one of ${BREAKPOINT_NAMES.join(', ')}`)
  if (!isMissing(isResting) && typeof isResting !== 'boolean') throw refusal('isResting', 'true or false')
  return {
    window,
    seq: Number(seq),
    state: known,
    element: isId(element) ? element : null,
    breakpoint: shown ?? null,
    isResting: isResting === true,
  }
}

/** The id of a window that listens; `null` for a reader that is none. Throws a 400. */
export function parseWindow(window: unknown): string | null {
  if (window === null || isId(window)) return window
  throw refusal('window', `an id of at most ${LONGEST_ID} characters`)
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null
}

function refusal(name: string, rule: string): APIError {
  return new APIError(`"${name}" must be ${rule}.`, 400, { field: name }, true)
}
