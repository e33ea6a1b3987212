import { isInDialog, isTextTarget } from './targets'

/** The parts of the window, in the order in which F6 goes through them. They carry `data-voix-region`. */
export const REGIONS = ['bar', 'left', 'frame', 'inspector'] as const

export type Region = (typeof REGIONS)[number]

/** What takes the focus of a part, the best first. */
const TARGETS: Record<Region, readonly string[]> = {
  bar: ['a, button'],
  left: [
    '[role=treeitem][tabindex="0"]',
    '[role=treeitem][aria-selected=true]',
    '[role=treeitem]',
    '[data-finding]',
    'input[type=search]',
    'button[role=tab][aria-selected=true]',
  ],
  frame: ['iframe'],
  inspector: ['[role=tab][aria-selected=true]', 'input, textarea, select, button'],
}

/** A render or two may come first; later than that there is nothing to focus. */
export const FRAMES = 30

export function focusRegion(region: Region): void {
  focusSoon(...TARGETS[region].map((target) => `[data-voix-region=${region}] :is(${target})`))
}

/** Goes to the next or previous part that is shown. */
export function stepRegion(by: 1 | -1): void {
  const shown = REGIONS.filter((region) => nodeOf(region) !== null)
  const current = shown.findIndex((region) => nodeOf(region)?.contains(document.activeElement))
  const next = shown[(Math.max(current, by === 1 ? current : 0) + by + shown.length) % shown.length]
  if (next) focusRegion(next)
}

/** For so many pictures the last of several targets, which serves for want of a better one, is not taken. */
const FRAMES_OF_BEST = 4

/** Counts the commands that ran. */
let turn = 0

/** Cancels a focus of {@link focusSoon} that an earlier command has asked for. */
export function cancelFocus(): void {
  turn += 1
}

/**
 * Focuses the first of these that is there as soon as one is: what a command opens is not drawn yet when it returns. A user
 * who has begun to type somewhere else, or has opened a menu or dialog, keeps the focus.
 */
export function focusSoon(...selectors: string[]): void {
  let left = FRAMES
  const before = document.activeElement
  const own = turn
  const attempt = () => {
    if (own !== turn) return
    const now = document.activeElement
    if (now !== before && (isTextTarget(now) || isInDialog(now))) return
    const nodes = selectors.map((selector) => document.querySelector<HTMLElement>(selector))
    const found = nodes.findIndex((node) => node)
    const isEarly = found > 0 && found === nodes.length - 1 && left > FRAMES - FRAMES_OF_BEST
    if (found >= 0 && !isEarly) nodes[found]?.focus()
    else if (left-- > 0) requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}

function nodeOf(region: Region): Element | null {
  return document.querySelector(`[data-voix-region=${region}]`)
}
