export interface TextPart {
  op: 'same' | 'ins' | 'del'
  text: string
}

/** One difference between two values, ready for display. */
export type ChangeLine =
  /** Shown as “A” to “B”. An empty text is a missing value. */
  | { kind: 'text'; label: string; before: string; after: string }
  /** A longer text with its removed and added parts. */
  | { kind: 'prose'; label: string; parts: readonly TextPart[] }
  /** Images by id. */
  | { kind: 'media'; label: string; before: readonly string[]; after: readonly string[] }
  /** Any other change, as the end of a sentence that begins with the label. */
  | { kind: 'note'; label: string; text: string }

/** A part of a value in readable form. */
export type ReadablePart =
  | { kind: 'text'; text: string }
  | { kind: 'label'; text: string }
  | { kind: 'media'; id: string }
  | { kind: 'color'; color: string }
