import { isSpacing, offeredStyles, readableName, styleExpects, type StyleRules } from '../../../../tree'
import type { StyleName } from '../../../../tree/types'

export interface StyleProperty {
  name: StyleName
  label: string
  /** What the value must be, as the end of "Write ...". */
  expects: string
  /** The only values, when there are few. */
  choices?: readonly { value: string; label: string }[]
  suggestions?: readonly string[]
  /** What a bare number is meant in; the arrow keys change it. */
  unit?: 'px' | ''
}

type Given = Pick<StyleProperty, 'label' | 'choices' | 'suggestions' | 'unit'>

export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

/** What may differ per breakpoint of the text in a field. Source: the product's specification, §3. */
const TEXT: Partial<Record<StyleName, Given>> = {
  font: { label: 'Font' },
  fontSize: { label: 'Size', unit: 'px' },
  fontWeight: {
    label: 'Weight',
    choices: [
      { value: '300', label: 'Light (300)' },
      { value: '400', label: 'Regular (400)' },
      { value: '500', label: 'Medium (500)' },
      { value: '600', label: 'Semibold (600)' },
      { value: '700', label: 'Bold (700)' },
      { value: '800', label: 'Extra bold (800)' },
    ],
  },
  letterSpacing: { label: 'Letter spacing', unit: 'px', suggestions: ['-0.02em', '0', '0.05em', '0.1em', '0.2em'] },
  lineHeight: { label: 'Line height', unit: '', suggestions: ['1', '1.15', '1.3', '1.5', '1.75'] },
  textAlign: {
    label: 'Alignment',
    choices: [
      { value: 'left', label: 'Left' },
      { value: 'center', label: 'Centre' },
      { value: 'right', label: 'Right' },
      { value: 'justify', label: 'Justified' },
    ],
  },
  columns: { label: 'Text columns', unit: '' },
}

const BOX: Partial<Record<StyleName, Given>> = {
  backgroundColor: { label: 'Background' },
  color: { label: 'Text colour' },
  borderRadius: { label: 'Corners', unit: 'px' },
  boxShadow: { label: 'Shadow' },
}

export const TEXT_NAMES = Object.keys(TEXT) as readonly StyleName[]
export const BOX_NAMES: readonly StyleName[] = [
  ...SIDES.map((side): StyleName => `padding${side}`),
  ...SIDES.map((side): StyleName => `margin${side}`),
  ...(Object.keys(BOX) as StyleName[]),
  'visibility',
]

/** A style as its input needs it, on a layout with these rules: where nothing else may be, the layout's tokens are all there is. */
export function styleProperty(name: StyleName, { styles }: StyleRules): StyleProperty {
  const given = TEXT[name] ?? BOX[name] ?? (isSpacing(name) ? { label: sideLabel(name), unit: 'px' } : { label: name })
  const offered = offeredStyles(name, styles)
  const property = { ...given, name, expects: styleExpects(name) } as StyleProperty
  if (offered === null) return property
  if (styles.free) return { ...property, suggestions: offered }
  return { ...property, choices: offered.map((value) => ({ value, label: styleWords(value, styles) })) }
}

/** A style's value as people say it: `text-3xl` of the scale is `3XL`, a name of the layout its label. Everything else is itself. */
export function styleWords(value: string, { labels }: Pick<StyleRules['styles'], 'labels'>): string {
  const token = /^(?:text|space|radius|shadow)-(.+)$/.exec(value)?.[1]
  if (token === undefined) return { none: 'None', hidden: 'Hidden', shown: 'Shown' }[value] ?? value
  const words = { xs: 'XS', sm: 'S', base: 'M', md: 'M', lg: 'L', full: 'Round' }
  const known = labels[token] ?? words[token as keyof typeof words]
  return known ?? (/^\d?xl$/.test(token) ? token.toUpperCase() : readableName(token))
}

/** What editors call padding and margin. */
export const SPACES = { padding: 'Space inside', margin: 'Space outside' } as const

/** `paddingTop`: "Space inside, top". */
function sideLabel(name: StyleName): string {
  const [kind, side = ''] = name.split(/(?=[A-Z])/)
  return `${SPACES[kind as keyof typeof SPACES]}, ${side.toLowerCase()}`
}
