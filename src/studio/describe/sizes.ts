import { BREAKPOINTS, type Breakpoint } from '../../tree/types'

/** Returns the window sizes to which a breakpoint applies: `all sizes`, `from 1280 px`. */
export function sizesOf(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'all sizes' : `from ${BREAKPOINTS[breakpoint]} px`
}
