import { BREAKPOINT_NAMES } from '../../tree/types'
import type { Breakpoint } from '../../tree/types'
import type { ElementConditions } from '../types'
import { isBreakpointCondition, otherwiseQueries } from './breakpoints'
import { safeId, shownBreakpoints } from './conditions'

/**
 * Returns styles that hide a selector wherever all of these elements are shown. Without the page's script they count as
 * shown, as in their own styles.
 */
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

/**
 * Returns the selector of the root for pages that show all elements at a breakpoint; `null` if one of them is never
 * shown there.
 */
function rootAt(elements: readonly ElementConditions[], breakpoint: Breakpoint): string | null {
  const parts = elements.map((one) => shownAt(one, breakpoint))
  return parts.includes(null) ? null : `html${parts.join('')}`
}

function shownAt({ element, ...settings }: ElementConditions, breakpoint: Breakpoint): string | null {
  const { type, conditions } = settings
  const isJudged = !conditions.every(isBreakpointCondition)
  const isHere = shownBreakpoints(settings).includes(breakpoint)
  // One condition of an "or" is enough: elements that the script marks are shown at any width.
  if (type === 'or' && conditions.some(isBreakpointCondition)) {
    if (isHere) return ''
    return isJudged ? `[data-vcs~="${safeId(element)}"]` : null
  }
  const isFree = !conditions.some(isBreakpointCondition)
  if (!isFree && !isHere) return null
  return isJudged ? `:not([data-vch~="${safeId(element)}"])` : ''
}
