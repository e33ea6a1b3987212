/** What a page says in Spanish. */
export interface SpanishTexts {
  /** Each text of the page, in English -> in Spanish; the same where it stays as it is. */
  words: Readonly<Record<string, string>>
  /** Slice -> those of its fields that the page leaves as a new element has them, in Spanish. */
  fields?: Readonly<Record<string, Record<string, unknown>>>
}
