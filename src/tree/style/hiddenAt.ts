import { BREAKPOINT_NAMES, type Breakpoint } from './breakpoints'
import type { BoxStyle, StylesByBreakpoint } from './types'

/** Returns the breakpoints at which these styles hide an element or field. */
export function hiddenAt(styles: StylesByBreakpoint<BoxStyle> | undefined): Breakpoint[] {
  if (!styles) return []
  let isHidden = false
  return BREAKPOINT_NAMES.filter((breakpoint) => {
    const own = styles[breakpoint]?.visibility
    if (own) isHidden = own === 'hidden'
    return isHidden
  })
}
