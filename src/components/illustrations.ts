/** Line drawings of the sea and the forest. Source: specification §3, "Illustration options". */
export const ILLUSTRATIONS = ['none', 'seahorse', 'sisserou', 'turtle'] as const

export type IllustrationName = (typeof ILLUSTRATIONS)[number]

/** Source: specification §3, "Background graphics". */
export const GRAPHICS = ['none', 'scribble-circle', 'spider-web', 'spiral-coral', 'spiral-coral-web'] as const
