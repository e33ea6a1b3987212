import type { Colors } from '../../contract/layouts'
import { isSameColor } from '../../tree'
import type { ColorRule, ColorRuleKind, PaletteColor } from '../../tree/types'

/** A colour in the form. Its key stays when its name changes. */
export interface DraftColor extends PaletteColor {
  key: string
}

/** A rule in the form. It refers to colours by key. `null` offers all of them. */
export interface DraftRule {
  picker: boolean
  offered: readonly string[] | null
}

/** The colours of a layout in the form. */
export interface Draft {
  palette: readonly DraftColor[]
  rules: Readonly<Record<ColorRuleKind, DraftRule>>
  /** The fields and styles with rules. */
  names: readonly string[]
}

const KINDS = ['background', 'foreground', 'fields'] as const

export function toDraft({ palette, colorRules }: Colors): Draft {
  const colors = palette.map((color, index) => ({ ...color, key: `c${index}` }))
  const ruleOf = ({ picker, palette: names }: ColorRule): DraftRule => ({
    picker,
    offered: names && colors.filter(({ name }) => names.includes(name)).map(({ key }) => key),
  })
  const { fields, background, foreground } = colorRules
  const rules = { fields: ruleOf(fields), background: ruleOf(background), foreground: ruleOf(foreground) }
  return { palette: colors, rules, names: fields.names }
}

export function fromDraft({ palette, rules, names }: Draft): Colors {
  const ruleOf = ({ picker, offered }: DraftRule): ColorRule => ({
    picker,
    palette: offered && palette.filter(({ key }) => offered.includes(key)).map(({ name }) => name.trim()),
  })
  const [background, foreground, fields] = KINDS.map((kind) => ruleOf(rules[kind])) as [ColorRule, ColorRule, ColorRule]
  return {
    palette: palette.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
    colorRules: { fields: { ...fields, names }, background, foreground },
  }
}

/** Adds a colour at the end. Rules with a list of colours do not offer it yet. */
export function withColor(draft: Draft, color: PaletteColor): Draft {
  const used = draft.palette.map(({ key }) => Number(key.slice(1)))
  return { ...draft, palette: [...draft.palette, { ...color, key: `c${Math.max(-1, ...used) + 1}` }] }
}

export function withChange(draft: Draft, key: string, change: Partial<PaletteColor>): Draft {
  return { ...draft, palette: draft.palette.map((color) => (color.key === key ? { ...color, ...change } : color)) }
}

/** Removes a colour from the palette and from all rules. */
export function withoutColor(draft: Draft, key: string): Draft {
  const without = ({ picker, offered }: DraftRule) => ({
    picker,
    offered: offered && offered.filter((one) => one !== key),
  })
  const { fields, background, foreground } = draft.rules
  return {
    ...draft,
    palette: draft.palette.filter((color) => color.key !== key),
    rules: { fields: without(fields), background: without(background), foreground: without(foreground) },
  }
}

/** Moves a colour one place up (`-1`) or down (`1`). */
export function withMove(draft: Draft, key: string, by: -1 | 1): Draft {
  const from = draft.palette.findIndex((color) => color.key === key)
  const [color, other] = [draft.palette[from], draft.palette[from + by]]
  if (!color || !other) return draft
  const palette = [...draft.palette]
  palette[from] = other
  palette[from + by] = color
  return { ...draft, palette }
}

export function withRule(draft: Draft, kind: ColorRuleKind, change: Partial<DraftRule>): Draft {
  return { ...draft, rules: { ...draft.rules, [kind]: { ...draft.rules[kind], ...change } } }
}

/** Adds a colour to a rule or removes it. A rule that offers all colours has no list. */
export function withOffer(draft: Draft, kind: ColorRuleKind, key: string, isOffered: boolean): Draft {
  const keys = draft.palette.map((color) => color.key)
  const now = draft.rules[kind].offered ?? keys
  const next = isOffered ? [...now, key] : now.filter((one) => one !== key)
  return withRule(draft, kind, { offered: keys.every((one) => next.includes(one)) ? null : next })
}

export function isOffered({ rules }: Draft, kind: ColorRuleKind, key: string): boolean {
  const { offered } = rules[kind]
  return offered === null || offered.includes(key)
}

/** Returns the colours that the draft removes from a palette. Pages that use them keep them. */
export function goneColors(before: readonly PaletteColor[], { palette }: Draft): PaletteColor[] {
  return before.filter(({ value }) => !palette.some((color) => isSameColor(color.value, value)))
}
