import { nameOf, VALUE_DEPTH_RULE, type Row } from '../../tree'

/** What is asked of values that are JSON. */
export const DEPTH_RULE = `This ${VALUE_DEPTH_RULE}.`

/** What is wrong with a value that a write brings. */
export interface ValueProblem {
  /** Where the value stands: `['elements', 3, 'title']`. */
  path: readonly (string | number)[]
  /** A sentence that says the rule. */
  rule: string
}

/** The problem as an answer lists it: its message names the element and the field. */
export function describeProblem({ path, rule }: ValueProblem, elements: unknown): { message: string; path: string } {
  const [top, index, ...field] = path
  const row = top === 'elements' && Array.isArray(elements) ? (elements[Number(index)] as Partial<Row> | null) : null
  const at = path.join('.')
  if (field.length === 0 || typeof row !== 'object' || row === null)
    return { message: `Field "${at}": ${rule}`, path: at }
  const id = typeof row.id === 'string' ? ` (${row.id})` : ''
  return { message: `Element "${nameOf(row as Row)}"${id}, field "${field.join('.')}": ${rule}`, path: at }
}
