import { BREAKPOINTS, type Breakpoint } from '../../../tree/types'

/** At which size of the window a remark was made. */
export function sizeName(breakpoint: Breakpoint): string {
  return breakpoint === 'default' ? 'smallest size' : `from ${BREAKPOINTS[breakpoint]} px`
}
