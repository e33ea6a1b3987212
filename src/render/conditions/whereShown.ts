import { BREAKPOINT_NAMES } from '../../tree/types'
import type { Breakpoint } from '../../tree/types'
import type { ElementConditions } from '../types'
import { isBreakpointCondition, otherwiseQueries } from './breakpoints'
import { safeId, shownBreakpoints } from './conditions'

/** Styles that hide what a selector matches wherever all of these elements are shown. Where no script runs they are, as their own styles have it. */
export function hideWhereShown(selector: string, elements: readonly ElementConditions[]): string {
  const roots = BREAKPOINT_NAMES.map((name) => rootAt(elements, name))
  return [...new Set(roots)]
    .flatMap((root) => {
      if (root === null) return []
      const others = BREAKPOINT_NAMES.filter((_, index) => roots[index] !== root)
      return otherwiseQueries(others).map((query) => `@media ${query}{${root} ${selector}{display:none!important}}`)
    })
    .join('')
}

/** The page's root where all elements are shown at a breakpoint; `null` where one never is. */
function rootAt(elements: readonly ElementConditions[], breakpoint: Breakpoint): string | null {
  const parts = elements.map((one) => shownAt(one, breakpoint))
  return parts.includes(null) ? null : `html${parts.join('')}`
}

function shownAt({ element, ...settings }: ElementConditions, breakpoint: Breakpoint): string | null {
  const { type, conditions } = settings
  const isJudged = !conditions.every(isBreakpointCondition)
  const isHere = shownBreakpoints(settings).includes(breakpoint)
  // One of an "or" is enough: what the script finds right shows at any width.
  if (type === 'or' && conditions.some(isBreakpointCondition)) {
    if (isHere) return ''
    return isJudged ? `[data-vcs~="${safeId(element)}"]` : null
  }
  const isFree = !conditions.some(isBreakpointCondition)
  if (!isFree && !isHere) return null
  return isJudged ? `:not([data-vch~="${safeId(element)}"])` : ''
}
