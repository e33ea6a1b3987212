/** What is selected. A field or a group belongs to the selected element; changing the elements clears both. */
export interface Selection {
  elements: readonly string[]
  /** From where a range selection extends. */
  anchor: string | null
  field: string | null
  group: string | null
}
