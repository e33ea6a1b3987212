import { diffArrays } from 'diff'
import type { TextPart } from '../../slices/types'

/** Texts that differ in more words than that are shown as one replacement. */
const MOST = 1000

/** What was taken out of a text and what was put in, by words; between two words that stay, what went stands first. */
export function textDiff(before: string, after: string): TextPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST })
  const parts: TextPart[] = changes
    ? changes.map(({ value, added, removed }) => ({
        op: added ? 'ins' : removed ? 'del' : 'same',
        text: value.join(''),
      }))
    : [
        { op: 'del', text: before },
        { op: 'ins', text: after },
      ]
  return parts.filter(({ text }) => text !== '')
}

/** Words with the space behind them, so that joined parts are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}
