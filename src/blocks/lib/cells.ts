/** The maximum number of cells in a row. Source: specification §5. */
export const MAX_CELLS = 6

/** `Breakfast | 7:00` -> `['Breakfast', '7:00']`. Cells beyond the limit are dropped. */
export function toCells(text: unknown): string[] {
  if (typeof text !== 'string' || text.trim() === '') return []
  return text
    .split('|')
    .slice(0, MAX_CELLS)
    .map((cell) => cell.trim())
}

/** Returns `true`, or the reason why the row is invalid. */
export function checkCells(text: unknown): true | string {
  const count = typeof text === 'string' ? text.split('|').length : 0
  return (
    count <= MAX_CELLS || `A row has at most ${MAX_CELLS} cells; this one has ${count}. Take out some of the pipes.`
  )
}
