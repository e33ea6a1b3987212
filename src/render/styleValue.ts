import type { FieldStyle } from '../tree/types'

/** Sizes of the specification's scale, in rem. */
const SIZES: Record<string, number> = {
  xs: 0.75,
  sm: 0.875,
  base: 1,
  lg: 1.125,
  xl: 1.25,
  '2xl': 1.5,
  '3xl': 1.875,
  '4xl': 2.25,
  '5xl': 3,
  '6xl': 3.75,
  '7xl': 4.5,
  '8xl': 6,
}

const LENGTH = /^(?:0|-?\d{1,4}(?:\.\d{1,4})?(?:px|r?em|ch|%|vw|vh))$/
const NUMBER = /^\d{1,4}(?:\.\d{1,4})?$/
const ZERO = /^0+(?:\.0+)?\D*$/
const CLAMP = /^(?:clamp|min|max|calc)\([\d\s.,+*/()-]*(?:(?:px|rem|em|vw|vh|%)[\d\s.,+*/()-]*)*\)$/
const TOKEN = /^[a-z][a-z0-9-]*$/
const FAMILY = /^[\w -]+(?:, *[\w -]+)*$/
const WEIGHT = /^(?:[1-9]00|normal|bold|lighter|bolder)$/
const ALIGN = /^(?:left|right|center|justify|start|end)$/

/**
 * The CSS declarations of one field style. A value that is not of the expected form is dropped, so that nothing an
 * editor, an import or a script stored can leave its declaration.
 */
export function styleDeclarations(style: FieldStyle): string[] {
  return [
    declare('font-family', font(style.font)),
    declare('font-size', size(style.fontSize)),
    declare('font-weight', match(style.fontWeight, WEIGHT)),
    declare('letter-spacing', length(style.letterSpacing)),
    declare('line-height', match(style.lineHeight, NUMBER) ?? positive(style.lineHeight)),
    declare('text-align', match(style.textAlign, ALIGN)),
    ...columns(style.columns),
  ].filter((declaration) => declaration !== null)
}

function declare(property: string, value: string | null): string | null {
  return value === null ? null : `${property}:${value}`
}

function font(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim()
  // The site's own font of that name, where it has one: `--font-serif`.
  return TOKEN.test(name) ? `var(--font-${name},${name})` : match(name, FAMILY)
}

function size(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const rem = SIZES[value.replace(/^text-/, '')]
  if (rem !== undefined) return `${rem}rem`
  const token = /^text-(.+)$/.exec(value)?.[1]
  if (token !== undefined && TOKEN.test(token)) return `var(--text-${token})`
  const own = positive(value)
  return own !== null && ZERO.test(own) ? null : own
}

function positive(value: unknown): string | null {
  const own = length(value)
  return own?.startsWith('-') ? null : own
}

function length(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return match(text, LENGTH) ?? match(text, CLAMP)
}

function columns(value: unknown): string[] {
  const count = Number(value)
  if (value == null || !Number.isInteger(count) || count < 1 || count > 12) return []
  return [`--vf-columns:${count}`, `grid-template-columns:repeat(${count},minmax(0,1fr))`]
}

function match(value: unknown, pattern: RegExp): string | null {
  if (typeof value === 'number') return match(String(value), pattern)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return pattern.test(trimmed) ? trimmed : null
}
