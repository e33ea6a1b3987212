import { ancestorsOf, traverse } from '../traverse'
import type { Row, Tree, Violation } from '../types'
import { violation } from './violation'

/**
 * The maximum depth of elements, the outermost one counted. React renders them by recursion, and a stack overflow can
 * end a server without an error that could be caught.
 */
export const MAX_DEPTH = 50

/** The maximum depth of lists and objects in one value of an element. Rich text takes two for each of its levels. */
export const MAX_VALUE_DEPTH = 100

/** The message about a value that is nested too deeply, without its subject. */
export const VALUE_DEPTH_RULE = `is nested more than ${MAX_VALUE_DEPTH} levels deep`

/** Returns violations for elements that are nested too deeply. */
export function checkDepth(tree: Tree): Violation[] {
  const violations: Violation[] = []
  traverse(tree, (row, depth) => {
    if (depth < MAX_DEPTH) return
    violations.push(violation(row, { rule: 'depth' }))
  })
  return violations
}

/** Whether an element or a descendant is nested too deeply. */
export function isTooDeep(tree: Tree, id: string): boolean {
  const above = ancestorsOf(tree, id).length
  let isFound = false
  traverse(
    tree,
    (_row, depth) => {
      isFound ||= above + depth >= MAX_DEPTH
      return isFound ? false : undefined
    },
    id,
  )
  return isFound
}

/** A cache of valid rows. Rows are never mutated, and a page is validated after every change. */
const shallow = new WeakSet<Row>()

/** Returns violations for the values of a row that are nested too deeply for recursion. */
export function checkValueDepth(row: Row): Violation[] {
  if (shallow.has(row)) return []
  const keys = deepKeys(row)
  if (keys.length === 0) shallow.add(row)
  return keys.map((field) => violation(row, { rule: 'depth', field }))
}

/** Returns the keys whose values are nested too deeply. */
export function deepKeys(values: object): string[] {
  return Object.keys(values).filter((key) => isDeeperThan((values as Values)[key], MAX_VALUE_DEPTH))
}

type Values = Record<string, unknown>

/** Whether a JSON value is nested deeper than this number of levels. Does not look any deeper. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const key in value) if (isDeeperThan((value as Values)[key], levels - 1)) return true
  return false
}
