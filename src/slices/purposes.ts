/**
 * The built-in purposes, in the order of the palette. Each is a group there, and its icon is shown in the list of
 * elements. An icon is the path of an SVG of 24 × 24, drawn as a line.
 */
export const PURPOSES = {
  opening: {
    label: 'Page openings',
    icon: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7 9h10M9.5 13h5',
  },
  text: { label: 'Text', icon: 'M5 5h14M5 9.7h14M5 14.3h14M5 19h8' },
  media: {
    label: 'Pictures and films',
    icon: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 16l5-5 4 4 3-3 6 5M15.5 8.5h.01',
  },
  cards: { label: 'Cards and lists', icon: 'M4 4h7v7H4zM4 15h7v5H4zM15 4h5v7h-5zM15 15h5v5h-5z' },
  layout: { label: 'Layout', icon: 'M4 4h16v16H4zM12 4v16' },
  navigation: {
    label: 'Buttons and navigation',
    icon: 'M7 7h10a5 5 0 0 1 0 10H7A5 5 0 0 1 7 7zM8 12h8M13 9l3 3-3 3',
  },
  forms: { label: 'Forms', icon: 'M4 4h16v5H4zM4 12.5h16v5H4zM7 6.5h3M7 15h5M4 21h6' },
  code: { label: 'Code and embeds', icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14' },
  settings: {
    label: 'Behind the page',
    icon: 'M4 7h8M18 7h2M15 4a3 3 0 1 0 .01 0M4 17h2M12 17h8M9 14a3 3 0 1 0 .01 0',
  },
} as const satisfies Record<string, Required<OwnPurpose>>

/** A purpose of an application. The palette groups slices with the same label. */
export interface OwnPurpose {
  /** The heading of the group: `'Offers and booking'`. */
  label: string
  /** The path of an SVG of 24 × 24, drawn as a line: `'M4 4h16v16H4z'`. Default: a block. */
  icon?: string
}

export type KnownPurpose = keyof typeof PURPOSES

/** The purpose of a slice: a built-in one by name, or one of the application. */
export type SlicePurpose = KnownPurpose | OwnPurpose

/** The icon of slices whose purpose has none. */
const BLOCK = 'M4 4h16v16H4zM4 10h16'
const PATH = /^M[\d\s.,a-zA-Z-]*$/

/** Returns the label and the icon of a purpose. */
export function purposeOf(purpose: SlicePurpose): Required<OwnPurpose> {
  return typeof purpose === 'string' ? PURPOSES[purpose] : { icon: BLOCK, ...purpose }
}

/** Returns the icon of a slice: its own, or the one of its purpose. */
export function iconOf(slice: { purpose: SlicePurpose; icon: string | null } | undefined): string {
  return slice ? (slice.icon ?? purposeOf(slice.purpose).icon) : BLOCK
}

const KNOWN = Object.keys(PURPOSES)

/** Returns the rank of a purpose in the palette. Those of the application are between the forms and the code. */
export function purposeRank(purpose: SlicePurpose): number {
  return typeof purpose === 'string' ? KNOWN.indexOf(purpose) : KNOWN.indexOf('code') - 0.5
}

/** Returns the rule that a purpose or an icon of a definition breaks, or `null`. */
export function purposeProblem({ purpose, icon }: { purpose?: SlicePurpose; icon?: string }): string | null {
  if (typeof purpose === 'string' && !Object.hasOwn(PURPOSES, purpose)) {
    return `the purpose "${String(purpose)}" is unknown. Name one of ${KNOWN.join(', ')}, or pass your own as { label }.`
  }
  if (typeof purpose === 'object' && purpose.label.trim() === '') return 'the label of the purpose is empty.'
  const icons = [icon, typeof purpose === 'object' ? purpose.icon : undefined]
  const wrong = icons.find((path) => path !== undefined && !PATH.test(path))
  return wrong === undefined ? null : `the icon "${wrong}" is no path of an SVG.`
}
