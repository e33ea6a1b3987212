import { BREAKPOINTS, type Breakpoint } from '../../tree/types'

/** For which sizes of the window what is set at a breakpoint is meant: `all sizes`, `from 1280 px`. */
export function sizesOf(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'all sizes' : `from ${BREAKPOINTS[breakpoint]} px`
}
