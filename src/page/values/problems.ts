import { elementName, VALUE_DEPTH_RULE, type Row } from '../../tree'

/** Rule for JSON values: how deeply they may nest. */
export const DEPTH_RULE = `This ${VALUE_DEPTH_RULE}.`

/** A problem of a value in a write. */
export interface ValueProblem {
  /** Path of the value, such as `['elements', 3, 'title']`. */
  path: readonly (string | number)[]
  /** The rule as a sentence. */
  rule: string
}

/** Returns a problem as the response lists it. The message names the element and the field. */
export function describeProblem({ path, rule }: ValueProblem, elements: unknown): { message: string; path: string } {
  const [top, index, ...field] = path
  const row = top === 'elements' && Array.isArray(elements) ? (elements[Number(index)] as Partial<Row> | null) : null
  const at = path.join('.')
  if (field.length === 0 || typeof row !== 'object' || row === null)
    return { message: `Field "${at}": ${rule}`, path: at }
  const id = typeof row.id === 'string' ? ` (${row.id})` : ''
  return { message: `Element "${elementName(row as Row)}"${id}, field "${field.join('.')}": ${rule}`, path: at }
}
