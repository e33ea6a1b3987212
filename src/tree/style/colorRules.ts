import { isColor } from './color'
import type {
  ColorRule,
  ColorRuleKind,
  ColorRuleOption,
  ColorRules,
  ColorRulesOption,
  FieldColors,
  LayoutColors,
  PaletteColor,
  StoredColors,
} from './types'

const ANY: ColorRule = { picker: true, palette: null }

/** Returns the rules with defaults. Complete rules stay as they are. */
export function colorRules(option: ColorRulesOption | null | undefined): ColorRules {
  const { fields = [], background, foreground } = option ?? {}
  const text = ruleOf(foreground)
  const named = isList(fields) ? { names: fields } : fields
  return { fields: { ...text, ...named }, background: ruleOf(background), foreground: text }
}

function ruleOf(option: ColorRuleOption | undefined): ColorRule {
  return typeof option === 'object' ? { ...ANY, ...option } : { ...ANY, picker: option !== 'palette' }
}

function isList(value: ColorRulesOption['fields']): value is readonly string[] {
  return Array.isArray(value)
}

/** Returns the effective colours of a layout: those that administrators have set, otherwise those of the code. */
export function colorsInForce(
  { palette = [], colorRules: option }: LayoutColors,
  stored: StoredColors | null,
): { palette: readonly PaletteColor[]; colorRules: ColorRules } {
  return { palette: stored?.palette ?? palette, colorRules: stored?.colorRules ?? colorRules(option) }
}

/** Returns the kind of rule for a field or style, by its name. */
export function colorRuleKind(field: string): ColorRuleKind {
  if (/background/i.test(field)) return 'background'
  return /^(?:colou?r|.*(?:foreground|text)(?:Colou?r)?)$/i.test(field) ? 'foreground' : 'fields'
}

/** Returns the colours that a layout allows for a field or a style. */
export function colorRule({ layout, field }: { layout: LayoutColors | undefined; field: string }): FieldColors {
  const { palette = [], colorRules: option } = layout ?? {}
  const rules = colorRules(option)
  if (!rules.fields.names.includes(field)) return { palette, isPaletteOnly: false, rule: null }
  const kind = colorRuleKind(field)
  const rule = rules[kind]
  const offered = rule.palette ? palette.filter(({ name }) => rule.palette?.includes(name)) : palette
  // If none of the rule's colours is in the palette, the whole palette is offered.
  const shown = offered.length > 0 ? offered : palette
  return { palette: shown, isPaletteOnly: !rule.picker && shown.length > 0, rule: kind }
}

/** The display names of the rules, after "the rule for ...". */
export const COLOR_RULE_NAMES: Readonly<Record<ColorRuleKind, string>> = {
  background: 'backgrounds',
  foreground: 'texts',
  fields: 'other fields',
}

/**
 * Returns why a layout does not allow a colour for a field or style, as the end of "... must be ...", or `null`. Used
 * by the studio's inputs, the validator and saves.
 */
export function colorProblem({
  layout,
  field,
  value,
}: {
  layout: LayoutColors | undefined
  field: string
  value: unknown
}): string | null {
  const { palette, isPaletteOnly, rule } = colorRule({ layout, field })
  if (!isPaletteOnly || rule === null || palette.some((color) => isSameColor(color.value, value))) return null
  const colors = palette.map((color) => `${color.name} (${color.value})`).join(', ')
  return `a colour that the layout's rule for ${COLOR_RULE_NAMES[rule]} allows: ${colors}`
}

/** Whether two colours are written alike: hex in any case, short or long. */
export function isSameColor(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && plain(one) === plain(other)
}

function plain(color: string): string {
  const text = color.trim().toLowerCase()
  return /^#[0-9a-f]{3,4}$/.test(text) ? `#${[...text.slice(1)].map((digit) => digit + digit).join('')}` : text
}

/** A problem of a palette or its rules. */
interface ColorsProblem {
  /** `palette.2.value`, `colorRules.background.palette`. */
  path: string
  /** A full sentence. */
  message: string
}

const MAX_COLORS = 40
const LONGEST_NAME = 40
const FIELD_NAME = /^[a-z][a-z0-9_]{0,59}$/i

/**
 * Returns the problems of a palette and its rules. Checked at start for layouts in code, and while typing and on save
 * for administrators.
 */
export function colorsProblems({
  palette,
  colorRules: rules,
}: {
  palette: readonly PaletteColor[]
  colorRules: ColorRules
}): ColorsProblem[] {
  const problems: ColorsProblem[] = []
  const add = (path: string, message: string) => problems.push({ path, message })
  if (palette.length > MAX_COLORS) add('palette', `A palette has at most ${MAX_COLORS} colours.`)
  palette.forEach(({ name, value }, index) => {
    const called = name.trim()
    const first = palette.findIndex((other) => isSameName(other.name, called))
    if (called === '') add(`palette.${index}.name`, 'Give the colour a name.')
    else if (called.length > LONGEST_NAME)
      add(`palette.${index}.name`, `A colour’s name has at most ${LONGEST_NAME} letters.`)
    else if (first < index) add(`palette.${index}.name`, `There is a colour “${called}” already.`)
    if (!isColor(value) || /^[a-z-]+$/i.test(value))
      add(`palette.${index}.value`, 'Write a colour such as #4338ca or rgb(67 56 202).')
  })
  for (const kind of ['fields', 'background', 'foreground'] as const) {
    const lost = rules[kind].palette?.find((name) => !palette.some((color) => color.name === name))
    if (lost !== undefined) add(`colorRules.${kind}.palette`, `The palette has no colour “${lost}”.`)
    if (rules[kind].palette?.length === 0)
      add(`colorRules.${kind}.palette`, `Offer at least one colour for ${COLOR_RULE_NAMES[kind]}.`)
  }
  const wrong = rules.fields.names.find((name) => !FIELD_NAME.test(name))
  if (wrong !== undefined) add('colorRules.fields.names', `“${wrong}” is no name of a field.`)
  return problems
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase()
}
