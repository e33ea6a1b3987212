import { COLOR_RULE_NAMES } from '../../tree'
import type { ColorRuleKind, ColorRules } from '../../tree/types'

/** Returns the colours that a rule allows, as a sentence. */
export function colorRuleWords(rules: ColorRules, kind: ColorRuleKind): string {
  const { picker, palette } = rules[kind]
  const start = COLOR_RULE_NAMES[kind].replace(/^./, (letter) => letter.toUpperCase())
  const offered = palette === null ? 'the palette' : palette.join(', ')
  return picker ? `${start}: any colour, ${offered} first.` : `${start}: ${offered} only.`
}
