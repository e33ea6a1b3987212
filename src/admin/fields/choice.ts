/** An option of a text or number field. */
export interface Choice {
  value: number | string
  label: string
}
