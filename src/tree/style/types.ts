import type { Breakpoint } from './breakpoints'

/** How a box looks: an element as a whole, or the node that shows one of its fields. Lengths with their unit, or names of tokens. */
export interface BoxStyle {
  paddingTop?: string
  paddingRight?: string
  paddingBottom?: string
  paddingLeft?: string
  marginTop?: string
  marginRight?: string
  marginBottom?: string
  marginLeft?: string
  backgroundColor?: string
  color?: string
  borderRadius?: string
  boxShadow?: string
  /** `shown` takes back what a smaller breakpoint hides. */
  visibility?: 'hidden' | 'shown'
}

export interface FieldStyle extends BoxStyle {
  font?: string
  fontSize?: string
  fontWeight?: string
  letterSpacing?: string
  lineHeight?: string
  textAlign?: string
  columns?: number
}

export type StyleName = keyof FieldStyle

/** A breakpoint without a value inherits the next smaller one. */
export type StylesByBreakpoint<Style = FieldStyle> = Partial<Record<Breakpoint, Style>>

/** Styles of one field per breakpoint. */
export type FieldProperties = Record<string, StylesByBreakpoint>

/** What a layout offers for styles. Each name stands for a value of the layout's stylesheet. */
export interface StyleTokens {
  /**
   * Font families. A single word is read from the stylesheet's variable `--font-<word>`, where there is one. Default: sans, serif,
   * cursive, mono.
   */
  fonts?: readonly string[]
  /** Sizes beside those of the scale: `huge` is the stylesheet's `--text-huge`. Default: none. */
  sizes?: readonly string[]
  /** Padding and margin: `lg` is the stylesheet's `--space-lg`, 1.5rem where it has none. Default: xs, sm, md, lg, xl, 2xl, 3xl. */
  spacing?: readonly string[]
  /** Corners: `lg` is the stylesheet's `--radius-lg`, 0.75rem where it has none. Default: sm, md, lg, xl, full. */
  radius?: readonly string[]
  /** Shadows: `lg` is the stylesheet's `--shadow-lg`. Default: sm, md, lg, xl. */
  shadow?: readonly string[]
  /**
   * `false`: fonts, sizes, spacing, corners and shadows are taken from these lists (and the scale of sizes) alone, by the server as
   * well. What is stored already stays. For colours, `colorRules` of the layout says it. Default `true`.
   */
  free?: boolean
}
