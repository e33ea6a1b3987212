import type { Finding } from '../../slices/checks'
import { elementNameOf, firstWords, type Names } from './names'

/** What a finding is about, as a list of them names it: the element with its first words. */
export function nameOfFinding(names: Names, { element }: Pick<Finding, 'element'>): string {
  if (element === null) return 'The page'
  const row = names.store.getState().tree.rows[element]
  const words = row && !row.blockName ? firstWords(row, names.slice) : ''
  const name = elementNameOf(names, element)
  return words === '' ? name : `${name} · ${words}`
}
