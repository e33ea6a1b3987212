import { ancestorsOf, traverse } from '../traverse'
import type { Row, Tree, Violation } from '../types'
import { violation } from './violation'

/**
 * How many elements may stand inside each other, the outermost counted. React follows them by recursion, and a server whose stack is
 * used up can end without any error that could be caught.
 */
export const MAX_DEPTH = 50

/** How many lists and objects may be nested in one value of an element. Formatted text takes two for each level of its own. */
export const MAX_VALUE_DEPTH = 100

/** The sentence about a value that is nested too deeply, without its subject. */
export const VALUE_DEPTH_RULE = `is nested more than ${MAX_VALUE_DEPTH} levels deep`

/** The elements that stand too deep. */
export function checkDepth(tree: Tree): Violation[] {
  const violations: Violation[] = []
  traverse(tree, (row, depth) => {
    if (depth < MAX_DEPTH) return
    violations.push(violation(row, { rule: 'depth' }))
  })
  return violations
}

/** Whether an element, or one inside it, stands too deep. */
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

/** Rows without such a value. A row is never changed, and a page is validated again and again. */
const shallow = new WeakSet<Row>()

/** What of a row is nested too deeply to be followed by recursion. */
export function checkValueDepth(row: Row): Violation[] {
  if (shallow.has(row)) return []
  const keys = deepKeys(row)
  if (keys.length === 0) shallow.add(row)
  return keys.map((field) => violation(row, { rule: 'depth', field }))
}

/** The keys whose values are nested too deeply. */
export function deepKeys(values: object): string[] {
  return Object.keys(values).filter((key) => isDeeperThan((values as Values)[key], MAX_VALUE_DEPTH))
}

type Values = Record<string, unknown>

/** Whether lists and objects are nested in a JSON value more than so many levels. Looks no deeper than that. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const key in value) if (isDeeperThan((value as Values)[key], levels - 1)) return true
  return false
}
