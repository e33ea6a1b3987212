/** The breakpoints of a page, smallest first; `default` applies from 0 px. */
export const BREAKPOINTS = { default: 0, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type Breakpoint = keyof typeof BREAKPOINTS

export const BREAKPOINT_NAMES = Object.keys(BREAKPOINTS) as readonly Breakpoint[]
