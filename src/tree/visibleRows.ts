import { isPending } from './row'
import { toTree } from './toTree'
import { traverse } from './traverse'
import { ROOT, type Row, type Tree, type TreeRules, type Violation } from './types'
import { quarantined } from './validate/quarantined'

interface Visible {
  /** Ids of elements that break a rule, as `quarantined` names them. */
  skipped: { has: (id: string) => boolean }
  /** The audiences that the asker belongs to, `*` for all. Default: none, as of whoever is not signed in. */
  audiences?: readonly string[] | '*'
  /** `true` for the studio: disabled and pending elements too, which may be shown the next moment, and those of any audience. */
  isStudio?: boolean
}

/** The elements that the site shows, in pre-order: what is inside one that is not shown is not shown either. */
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

interface Asked {
  rules: TreeRules
  audiences: readonly string[] | '*'
}

/** What a page shows to whoever belongs to these audiences: the one answer to it for the site, REST and GraphQL. */
export function shownRows(rows: readonly Row[], { rules, audiences }: Asked): Row[] {
  return visibleIn(judgeRows(rows, rules), audiences)
}

/** A page's tree, and its elements that break a rule. */
export interface JudgedTree {
  tree: Tree
  skipped: ReadonlyMap<string, Violation>
}

/** Builds a page's tree and judges it: once for each read of a page, as both look at every element. */
export function judgeRows(rows: readonly Row[], rules: TreeRules): JudgedTree {
  const tree = toTree(rows)
  return { tree, skipped: quarantined(tree, rules) }
}

/** The elements that a judged page shows to these audiences, in pre-order. */
export function visibleIn({ tree, skipped }: JudgedTree, audiences: readonly string[] | '*'): Row[] {
  return visibleRows(tree, { skipped, audiences })
}

/** The part of a tree that is shown. `shown` has with each element those around it. */
export function shownTree(tree: Tree, shown: readonly Row[]): Tree {
  const rows = Object.fromEntries(shown.map((row) => [row.id, row]))
  const children = [ROOT, ...Object.keys(rows)].flatMap((id) => {
    const own = tree.children[id]?.filter((child) => Object.hasOwn(rows, child)) ?? []
    return own.length > 0 || id === ROOT ? [[id, own] as const] : []
  })
  return { rows, children: Object.fromEntries(children), unplaced: [] }
}

/** The rows of the outermost elements in which something is for an audience, of rows in pre-order. */
export function reservedRows(shown: readonly Row[]): Row[] {
  const whole: Row[][] = []
  for (const row of shown) {
    if (row.element.parent === null) whole.push([])
    whole.at(-1)?.push(row)
  }
  return whole.filter((rows) => rows.some(({ element }) => element.audience !== undefined)).flat()
}
