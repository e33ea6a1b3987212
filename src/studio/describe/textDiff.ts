import { diffArrays } from 'diff'

export interface TextPart {
  op: 'same' | 'ins' | 'del'
  text: string
}

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

/** One thing that differs, ready to be shown. */
export type ChangeLine =
  /** “A” to “B”; an empty text is nothing. */
  | { kind: 'text'; label: string; before: string; after: string }
  /** A longer text with what was taken out and what was put in. */
  | { kind: 'prose'; label: string; parts: readonly TextPart[] }
  /** Pictures by id. */
  | { kind: 'media'; label: string; before: readonly string[]; after: readonly string[] }
  /** Anything else, as the end of the sentence that begins with the label. */
  | { kind: 'note'; label: string; text: string }
