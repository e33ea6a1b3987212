import { isColor } from './color'
import type { FieldStyle, StyleName } from './types'

/** The scale of font sizes, in rem. */
const SIZES: Record<string, string> = {
  xs: '0.75rem',
  sm: '0.875rem',
  base: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.25rem',
  '5xl': '3rem',
  '6xl': '3.75rem',
  '7xl': '4.5rem',
  '8xl': '6rem',
}

/** The default tokens, for stylesheets that do not define these names. */
export const SPACES: Record<string, string> = {
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '3rem',
  '3xl': '4rem',
  '4xl': '6rem',
}
export const RADII: Record<string, string> = {
  sm: '0.25rem',
  md: '0.5rem',
  lg: '0.75rem',
  xl: '1rem',
  '2xl': '1.5rem',
  full: '9999px',
}
export const SHADOWS: Record<string, string> = {
  sm: '0 1px 3px rgb(0 0 0/14%)',
  md: '0 4px 12px -2px rgb(0 0 0/18%)',
  lg: '0 12px 28px -8px rgb(0 0 0/24%)',
  xl: '0 24px 56px -16px rgb(0 0 0/34%)',
}

const LENGTH = /^(?:0|-?\d{1,4}(?:\.\d{1,4})?(?:px|r?em|ch|%|vw|vh))$/
const NUMBER = /^\d{1,4}(?:\.\d{1,4})?$/
const ZERO = /^0+(?:\.0+)?\D*$/
const CLAMP = /^(?:clamp|min|max|calc)\([\d\s.,+*/()-]*(?:(?:px|rem|em|vw|vh|%)[\d\s.,+*/()-]*)*\)$/
const TOKEN = /^[a-z0-9][a-z0-9-]{0,40}$/
const FONT = /^[a-z][a-z0-9-]*$/
const FAMILY = /^[\w -]+(?:, *[\w -]+)*$/
const WEIGHT = /^(?:[1-9]00|normal|bold|lighter|bolder)$/
const ALIGN = /^(?:left|right|center|justify|start|end)$/
const SHADOW = /^(?:inset )?(?:(?:0|-?\d{1,3}(?:\.\d{1,3})?(?:px|rem)) ){2,4}(\S.*)$/

type ToCss = (value: unknown) => string | null

/** The CSS property of each style, its value as CSS (`null` if invalid), and the rule as the end of "Write ...". */
const RULES: Record<StyleName, { property: string; css: ToCss; expects: string }> = {
  font: { property: 'font-family', css: font, expects: 'the name of a font' },
  fontSize: {
    property: 'font-size',
    css: size,
    expects: 'a size of the scale or a length above 0: 3XL, 40, 2.5rem',
  },
  fontWeight: { property: 'font-weight', css: (value) => match(value, WEIGHT), expects: 'a weight from 100 to 900' },
  letterSpacing: { property: 'letter-spacing', css: length, expects: 'a length: 0.05em, -1' },
  lineHeight: {
    property: 'line-height',
    css: (value) => match(value, NUMBER) ?? positive(value),
    expects: 'a number or a length with its unit, not below 0: 1.4, 28px',
  },
  textAlign: { property: 'text-align', css: (value) => match(value, ALIGN), expects: 'an alignment' },
  columns: { property: '--vf-columns', css: columns, expects: 'a whole number from 1 to 12' },
  ...sides('padding', spacing, 'a length, not below 0: 24, 1.5rem'),
  ...sides('margin', margin, 'a length: 24, -8, 1.5rem'),
  backgroundColor: { property: 'background-color', css: color, expects: 'a colour: #4338ca' },
  color: { property: 'color', css: color, expects: 'a colour: #4338ca' },
  borderRadius: {
    property: 'border-radius',
    css: (value) => token(value, 'radius', RADII) ?? positive(value),
    expects: 'a length, not below 0: 8, 0.5rem',
  },
  boxShadow: { property: 'box-shadow', css: shadow, expects: 'offsets, blur and a colour: 0 8px 24px #00000033' },
  // Depends on ranges of widths, so it is not one declaration. The stylesheet adds media queries.
  visibility: {
    property: '',
    css: (value) => match(value, /^(?:hidden|shown)$/),
    expects: 'hidden or shown',
  },
}

export const STYLE_NAMES = Object.keys(RULES) as readonly StyleName[]

/** Returns what a style's value must be, as the end of "Write ...". */
export function styleExpects(name: StyleName): string {
  return RULES[name].expects
}

/** Returns a style's value as CSS, or `null` if it is invalid. */
export function styleCss(name: StyleName, value: unknown): string | null {
  return RULES[name].css(value)
}

/**
 * Returns the CSS declarations of one style. Invalid values are dropped, so that no value stored by an editor, an
 * import or a script can end its declaration.
 */
export function styleDeclarations(style: FieldStyle): string[] {
  return STYLE_NAMES.flatMap((name) => {
    const css = name === 'visibility' ? null : styleCss(name, style[name])
    if (css === null) return []
    const declaration = `${RULES[name].property}:${css}`
    return name === 'columns' ? [declaration, `grid-template-columns:repeat(${css},minmax(0,1fr))`] : declaration
  })
}

function sides<Kind extends 'padding' | 'margin'>(kind: Kind, css: ToCss, expects: string) {
  const names = ['Top', 'Right', 'Bottom', 'Left'] as const
  const entries = names.map((side) => [`${kind}${side}`, { property: `${kind}-${side.toLowerCase()}`, css, expects }])
  return Object.fromEntries(entries) as Record<
    `${Kind}${(typeof names)[number]}`,
    { property: string; css: ToCss; expects: string }
  >
}

/** `space-lg`: the stylesheet's variable, with the default token as fallback. */
function token(value: unknown, prefix: 'space' | 'radius' | 'shadow', known: Record<string, string>): string | null {
  if (typeof value !== 'string' || !value.startsWith(`${prefix}-`)) return null
  const name = value.slice(prefix.length + 1)
  if (!TOKEN.test(name)) return null
  const own = Object.hasOwn(known, name) ? `,${known[name]}` : ''
  return `var(--${value}${own})`
}

function spacing(value: unknown): string | null {
  return token(value, 'space', SPACES) ?? positive(value)
}

function margin(value: unknown): string | null {
  return token(value, 'space', SPACES) ?? length(value)
}

function color(value: unknown): string | null {
  return isColor(value) ? value : null
}

function shadow(value: unknown): string | null {
  const known = token(value, 'shadow', SHADOWS)
  if (known !== null || typeof value !== 'string') return known
  const text = value.trim()
  if (text === 'none') return text
  const paint = SHADOW.exec(text)?.[1]
  return paint !== undefined && text.length <= 100 && isColor(paint) ? text : null
}

function font(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim()
  // The site's font of that name, if it is defined as `--font-serif`.
  return FONT.test(name) ? `var(--font-${name},${name})` : match(name, FAMILY)
}

function size(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.replace(/^text-/, '')
  if (Object.hasOwn(SIZES, name)) return SIZES[name] ?? null
  const token = /^text-(.+)$/.exec(value)?.[1]
  if (token !== undefined && FONT.test(token)) return `var(--text-${token})`
  const own = positive(value)
  return own !== null && ZERO.test(own) ? null : own
}

function positive(value: unknown): string | null {
  const own = length(value)
  return own?.startsWith('-') ? null : own
}

function length(value: unknown): string | null {
  return match(value, LENGTH) ?? match(value, CLAMP)
}

function columns(value: unknown): string | null {
  const count = Number(value)
  return value == null || !Number.isInteger(count) || count < 1 || count > 12 ? null : String(count)
}

function match(value: unknown, pattern: RegExp): string | null {
  if (typeof value === 'number') return match(String(value), pattern)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return pattern.test(trimmed) ? trimmed : null
}
