/** The document that fills a field. */
export interface FilledFrom {
  /** The field's own stored value. */
  stored: unknown
  document: Record<string, unknown>
  /** Set if the value is of a date field of the document. */
  date: FilledDate | null
  languageCode: string
}

/** A date field of a document that fills a field of a slice. */
export interface FilledDate {
  /** Whether its value is a day without a time. */
  isDay: boolean
  /** The moment of the day that fills a field with a time. */
  at: 'start' | 'end'
  /** The time zones of the day. The day begins with the first of them and ends with the last. */
  timeZones: readonly [string, ...string[]]
}
