import type { GUI_COLORS } from '../../tree'

/** The colours that mark elements. White on each of them can be read (WCAG AA). */
const MARKS: Readonly<Record<(typeof GUI_COLORS)[number], string>> = {
  red: '#b42318',
  orange: '#b54708',
  green: '#067647',
  teal: '#107569',
  blue: '#175cd3',
  purple: '#6941c6',
  pink: '#c11574',
  grey: '#475467',
}

/** The value of a colour by its name; `undefined`: there is none. */
export function markColor(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(MARKS, name) ? MARKS[name as keyof typeof MARKS] : undefined
}
