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
  /** What editors read in place of such a name: `{ band: 'As sections' }`. */
  labels?: Readonly<Record<string, string>>
  /**
   * `false`: fonts, sizes, spacing, corners and shadows are taken from these lists (and the scale of sizes) alone, by the server as
   * well. What is stored already stays. For colours, `colorRules` of the layout says it. Default `true`.
   */
  free?: boolean
}

/** A colour of a layout's palette. */
export interface PaletteColor {
  name: string
  /** As CSS writes it. */
  value: string
}

/** Which colours may be chosen. */
export interface ColorRule {
  /** Whether any colour may be picked, beside those that are offered. */
  picker: boolean
  /** The colours of the palette that are offered, by name; `null`: all of them. */
  palette: readonly string[] | null
}

/** Which of the three rules a field follows. */
export type ColorRuleKind = 'fields' | 'background' | 'foreground'

/** The rules of a layout, with everything filled in. */
export interface ColorRules {
  /** The fields and styles that are under rules at all, by name; the rule is that of those which are neither background nor text. */
  fields: ColorRule & { names: readonly string[] }
  background: ColorRule
  foreground: ColorRule
}

/** A rule as a configuration writes it: `palette` is the palette alone, `picker` any colour. */
export type ColorRuleOption = 'picker' | 'palette' | Partial<ColorRule>

/** The rules as a configuration writes them. */
export interface ColorRulesOption {
  /** Names of fields, `backgroundColor` and `color` for the styles, too. What is left out of the rule is as for texts. */
  fields: readonly string[] | (Partial<ColorRule> & { names: readonly string[] })
  /** Default: any colour. */
  background?: ColorRuleOption
  /** Of texts. Default: any colour. */
  foreground?: ColorRuleOption
}

/** The colours of a layout, and which fields and styles take no other. */
export interface LayoutColors {
  palette?: readonly PaletteColor[]
  colorRules?: ColorRulesOption | null
}

/** What administrators have set in place of a layout's code; `null`: nothing, the code holds. */
export interface StoredColors {
  palette: readonly PaletteColor[] | null
  colorRules: ColorRules | null
}

/** What a layout says about the colours of one field. */
export interface FieldColors {
  /** Those that are offered. */
  palette: readonly PaletteColor[]
  /** No other is allowed. */
  isPaletteOnly: boolean
  /** The rule that it follows; `null`: none. */
  rule: ColorRuleKind | null
}
