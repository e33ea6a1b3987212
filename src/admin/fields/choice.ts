/** One of the few values of a text or a number. */
export interface Choice {
  value: number | string
  label: string
}
