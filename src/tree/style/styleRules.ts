import { colorProblem } from './colorRules'
import { RADII, SHADOWS, SPACES, styleCss, styleExpects } from './styleValue'
import type { LayoutColors, StyleName, StyleTokens } from './types'

/** The styles that a layout allows. */
export interface StyleRules extends LayoutColors {
  styles: Required<StyleTokens>
}

const SCALE = ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl']

/** The styles if neither the application nor the layout configures any. */
export const DEFAULT_STYLES: Required<StyleTokens> = {
  fonts: ['sans', 'serif', 'cursive', 'mono'],
  sizes: [],
  spacing: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'],
  labels: {},
  radius: ['sm', 'md', 'lg', 'xl', 'full'],
  shadow: ['sm', 'md', 'lg', 'xl'],
  free: true,
}

/** Returns the rules of a layout. Missing ones come from the application. */
export function styleRules(
  layout: (LayoutColors & { styles?: StyleTokens }) | undefined,
  general = DEFAULT_STYLES,
): StyleRules {
  const { palette, colorRules, styles } = layout ?? {}
  return { palette, colorRules, styles: { ...general, ...styles } }
}

/** Returns the values to offer for a style, best first, or `null` if the layout lists none. */
export function offeredStyles(name: StyleName, styles: Required<StyleTokens>): readonly string[] | null {
  const { fonts, sizes, spacing, radius, shadow } = styles
  if (name === 'font') return fonts
  if (name === 'fontSize') return [...SCALE, ...sizes].map((size) => `text-${size}`)
  if (isSpacing(name)) return ['0', ...spacing.map((space) => `space-${space}`)]
  if (name === 'borderRadius') return ['0', ...radius.map((one) => `radius-${one}`)]
  if (name === 'boxShadow') return ['none', ...shadow.map((one) => `shadow-${one}`)]
  return null
}

/** Whether a style is a padding or a margin. */
export function isSpacing(name: string): boolean {
  return /^(?:padding|margin)(?:Top|Right|Bottom|Left)$/.test(name)
}

/** Returns what a style must be on a layout, as the end of "... must be ...", or `null` if the value is valid. */
export function styleProblem(name: StyleName, value: unknown, rules: StyleRules): string | null {
  if (styleCss(name, value) === null) return styleExpects(name)
  if (name === 'color' || name === 'backgroundColor') return colorProblem({ layout: rules, field: name, value })
  const offered = offeredStyles(name, rules.styles)
  if (offered === null || offered.includes(String(value))) return null
  const isToken = /^(?:space|radius|shadow)-/.test(String(value))
  return isToken || !rules.styles.free ? `one of ${offered.join(', ')}` : null
}

/** Returns the value of a token that the stylesheet does not define, or `undefined` for an unknown token. */
export function tokenValue(value: string): string | undefined {
  const [, prefix, name = ''] = /^(space|radius|shadow)-(.+)$/.exec(value) ?? []
  const known = { space: SPACES, radius: RADII, shadow: SHADOWS }[prefix ?? '']
  return known && Object.hasOwn(known, name) ? known[name] : undefined
}
