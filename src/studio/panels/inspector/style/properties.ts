import type { FieldStyle } from '../../../../tree/types'
import type { StyleTokens } from '../../../model/boot'

export type StyleName = keyof FieldStyle

export interface StyleProperty {
  name: StyleName
  label: string
  /** What the value must be, as the end of "Write ...". */
  expects: string
  /** The only values, when there are few. */
  choices?: readonly { value: string; label: string }[]
  suggestions?: readonly string[]
  /** What a bare number is meant in. */
  unit?: 'px'
}

/** What may differ per breakpoint. Source: the product's specification, §3. */
const STYLE_PROPERTIES: readonly StyleProperty[] = [
  { name: 'font', label: 'Font', expects: 'the name of a font' },
  {
    name: 'fontSize',
    label: 'Size',
    expects: 'a size of the scale or a length above 0: 3XL, 40, 2.5rem',
    unit: 'px',
    suggestions: ['sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl'].map(
      (size) => `text-${size}`,
    ),
  },
  {
    name: 'fontWeight',
    label: 'Weight',
    expects: 'a weight from 100 to 900',
    choices: [
      { value: '300', label: 'Light (300)' },
      { value: '400', label: 'Regular (400)' },
      { value: '500', label: 'Medium (500)' },
      { value: '600', label: 'Semibold (600)' },
      { value: '700', label: 'Bold (700)' },
      { value: '800', label: 'Extra bold (800)' },
    ],
  },
  {
    name: 'letterSpacing',
    label: 'Letter spacing',
    expects: 'a length: 0.05em, -1',
    unit: 'px',
    suggestions: ['-0.02em', '0', '0.05em', '0.1em', '0.2em'],
  },
  {
    name: 'lineHeight',
    label: 'Line height',
    expects: 'a number or a length with its unit, not below 0: 1.4, 28px',
    suggestions: ['1', '1.15', '1.3', '1.5', '1.75'],
  },
  {
    name: 'textAlign',
    label: 'Alignment',
    expects: 'an alignment',
    choices: [
      { value: 'left', label: 'Left' },
      { value: 'center', label: 'Centre' },
      { value: 'right', label: 'Right' },
      { value: 'justify', label: 'Justified' },
    ],
  },
  { name: 'columns', label: 'Columns', expects: 'a whole number from 1 to 12' },
]

/** A style's value as people say it: `text-3xl` of the scale is `3XL`, everything else is itself. */
export function styleWords(value: string): string {
  const size = /^text-(.+)$/.exec(value)?.[1]
  if (size === undefined) return value
  return { sm: 'S', base: 'M', lg: 'L' }[size] ?? (/^\d?xl$/.test(size) ? size.toUpperCase() : size)
}

/** The same with what the application's stylesheet offers. */
export function styleProperties({ fonts, sizes }: StyleTokens): StyleProperty[] {
  const added: Partial<Record<StyleName, readonly string[]>> = {
    font: fonts,
    fontSize: sizes.map((size) => `text-${size}`),
  }
  return STYLE_PROPERTIES.map((property) => {
    const own = added[property.name] ?? []
    return own.length === 0 ? property : { ...property, suggestions: [...(property.suggestions ?? []), ...own] }
  })
}
