export interface TextPart {
  op: 'same' | 'ins' | 'del'
  text: string
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

/** A piece of a value as people read it. */
export type ReadablePart =
  | { kind: 'text'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'media'; id: string }
  | { kind: 'color'; color: string }
