/**
 * Returns the name that is most similar to a misspelt one, or `undefined` if no name is similar enough.
 *
 * @param {string} wanted
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function nearest(wanted, names) {
  const [first] = names
    .map((name) => ({ name, edits: editsBetween(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(2, name.length / 3))
    .sort((one, other) => one.edits - other.edits)
  return first?.name
}

/**
 * Counts the letters to insert, remove or replace (Levenshtein distance).
 * @param {string} from @param {string} to @returns {number}
 */
function editsBetween(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, before = 0] = [next[column], row[column + 1], row[column]]
      next.push(Math.min(left + 1, above + 1, before + Number(letter !== other)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
