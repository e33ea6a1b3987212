import type { Breakpoint } from './breakpoints'

/**
 * The style of a box: an element as a whole, or the node of one of its fields. Lengths with units, or names of tokens.
 */
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
  /** `shown` reverts `hidden` of a smaller breakpoint. */
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

/** The styles of each field per breakpoint. */
export type FieldProperties = Record<string, StylesByBreakpoint>

/** The values that a layout offers for styles. Each name refers to a variable of the layout's stylesheet. */
export interface StyleTokens {
  /**
   * Font families. A single word is read from the stylesheet's variable `--font-<word>`, if it exists. Default: sans,
   * serif, cursive, mono.
   */
  fonts?: readonly string[]
  /** Sizes in addition to the scale: `huge` is the stylesheet's `--text-huge`. Default: none. */
  sizes?: readonly string[]
  /**
   * Padding and margin: `lg` is the stylesheet's `--space-lg`, otherwise 1.5rem. Default: xs, sm, md, lg, xl, 2xl, 3xl.
   */
  spacing?: readonly string[]
  /** Corners: `lg` is the stylesheet's `--radius-lg`, otherwise 0.75rem. Default: sm, md, lg, xl, full. */
  radius?: readonly string[]
  /** Shadows: `lg` is the stylesheet's `--shadow-lg`. Default: sm, md, lg, xl. */
  shadow?: readonly string[]
  /** Labels of these names for editors: `{ band: 'As sections' }`. */
  labels?: Readonly<Record<string, string>>
  /**
   * `false` allows only values of these lists (and the scale of sizes), in the studio and on the server. Stored values
   * stay.
   * For colours, see `colorRules` of the layout. Default: `true`.
   */
  free?: boolean
}

/** A colour of a layout's palette. */
export interface PaletteColor {
  name: string
  /** In CSS syntax. */
  value: string
}

/** The colours that editors may choose. */
export interface ColorRule {
  /** Whether any colour may be picked, in addition to the offered ones. */
  picker: boolean
  /** The names of the palette colours to offer; `null` for all of them. */
  palette: readonly string[] | null
}

/** The rule that a field follows. */
export type ColorRuleKind = 'fields' | 'background' | 'foreground'

/** The rules of a layout, with all defaults. */
export interface ColorRules {
  /**
   * The names of the fields and styles with rules. The rule itself is for those that are neither background nor text.
   */
  fields: ColorRule & { names: readonly string[] }
  background: ColorRule
  foreground: ColorRule
}

/** A rule in a configuration: `palette` allows only the palette, `picker` any colour. */
export type ColorRuleOption = 'picker' | 'palette' | Partial<ColorRule>

/** The rules in a configuration. */
export interface ColorRulesOption {
  /** Names of fields; `backgroundColor` and `color` for the styles. Missing parts of the rule are as for texts. */
  fields: readonly string[] | (Partial<ColorRule> & { names: readonly string[] })
  /** Default: any colour. */
  background?: ColorRuleOption
  /** For texts. Default: any colour. */
  foreground?: ColorRuleOption
}

/** The colours of a layout, and its rules. */
export interface LayoutColors {
  palette?: readonly PaletteColor[]
  colorRules?: ColorRulesOption | null
}

/** The colours that administrators have set. `null`: the layout's code applies. */
export interface StoredColors {
  palette: readonly PaletteColor[] | null
  colorRules: ColorRules | null
}

/** The colours that a layout allows for one field. */
export interface FieldColors {
  /** The offered colours. */
  palette: readonly PaletteColor[]
  /** Whether other colours are refused. */
  isPaletteOnly: boolean
  /** The rule that applies, or `null`. */
  rule: ColorRuleKind | null
}
