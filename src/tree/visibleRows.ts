import { isPending } from './row'
import { toTree } from './toTree'
import { traverse } from './traverse'
import { ROOT, type Row, type Tree, type TreeRules, type Violation } from './types'
import { quarantined } from './validate/quarantined'

interface Visible {
  /** Ids of elements that break a rule, as `quarantined` returns them. */
  skipped: { has: (id: string) => boolean }
  /** The audiences of the visitor, `*` for all. Default: none, as for anonymous visitors. */
  audiences?: readonly string[] | '*'
  /**
   * `true` for the studio: includes disabled and pending elements, which may be shown at any moment, and every
   * audience.
   */
  isStudio?: boolean
}

/** Returns the elements that the site shows, in pre-order. Descendants of a hidden element are hidden. */
export function visibleRows(tree: Tree, { skipped, audiences = [], isStudio = false }: Visible): Row[] {
  const shown: Row[] = []
  traverse(tree, (row) => {
    const { enabled, audience } = row.element
    const isForAsker = audience === undefined || audiences === '*' || audiences.includes(audience)
    const isShown = enabled && isForAsker && !isPending(row)
    if (skipped.has(row.id) || !(isStudio || isShown)) return false
    shown.push(row)
    return undefined
  })
  return shown
}

interface Input {
  rules: TreeRules
  audiences: readonly string[] | '*'
}

/** Returns the rows that a page shows to these audiences. Shared by the site, REST and GraphQL. */
export function shownRows(rows: readonly Row[], { rules, audiences }: Input): Row[] {
  return visibleIn(judgeRows(rows, rules), audiences)
}

/** A page's tree, and its elements that break a rule. */
export interface JudgedTree {
  tree: Tree
  skipped: ReadonlyMap<string, Violation>
}

/** Builds and validates a page's tree. Done once per read, since both visit every element. */
export function judgeRows(rows: readonly Row[], rules: TreeRules): JudgedTree {
  const tree = toTree(rows)
  return { tree, skipped: quarantined(tree, rules) }
}

/** Returns the elements that a page shows to these audiences, in pre-order. */
export function visibleIn({ tree, skipped }: JudgedTree, audiences: readonly string[] | '*'): Row[] {
  return visibleRows(tree, { skipped, audiences })
}

/** Returns the shown part of a tree. `shown` contains the ancestors of each element. */
export function shownTree(tree: Tree, shown: readonly Row[]): Tree {
  const rows = Object.fromEntries(shown.map((row) => [row.id, row]))
  const children = [ROOT, ...Object.keys(rows)].flatMap((id) => {
    const own = tree.children[id]?.filter((child) => Object.hasOwn(rows, child)) ?? []
    return own.length > 0 || id === ROOT ? [[id, own] as const] : []
  })
  return { rows, children: Object.fromEntries(children), unplaced: [] }
}

/**
 * Returns the rows of the outermost elements that contain an element for an audience. The given rows are in pre-order.
 */
export function reservedRows(shown: readonly Row[]): Row[] {
  const whole: Row[][] = []
  for (const row of shown) {
    if (row.element.parent === null) whole.push([])
    whole.at(-1)?.push(row)
  }
  return whole.filter((rows) => rows.some(({ element }) => element.audience !== undefined)).flat()
}
