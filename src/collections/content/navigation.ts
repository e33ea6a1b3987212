import { byStem, pathOf, titleOf } from './files/names'
import type { ContentRow } from './types'

/** An entry of the navigation with the entries below it. */
export interface NavigationNode {
  title: string
  path: string
  stem: string
  children?: NavigationNode[]
  /** `false` for a folder without a page. */
  page?: false
  /** Further requested columns, and the keys of the page's own `navigation`. */
  [field: string]: unknown
}

interface Options {
  /** The prefix of the collection's paths. */
  prefix: string
  /** Columns to include in each entry. */
  fields?: readonly string[]
  /** Default: by stem, ascending, with prefixes compared as numbers. */
  order?: (a: NavigationNode, b: NavigationNode) => number
}

/**
 * Returns the tree of a collection's pages. A folder without a page gets a title from its name and `page: false`. An
 * index page is merged into its folder. `navigation: false` removes an entry, and on an index page its whole folder.
 */
export function buildNavigation(
  rows: readonly ContentRow[],
  { prefix, fields = [], order = byStem }: Options,
): NavigationNode[] {
  const hidden = rows.filter(({ navigation }) => navigation === false).map(stemOf)
  const hiddenFolders = hidden.filter(isIndex).map(folderOf).filter(Boolean)
  const top: NavigationNode[] = []
  const folders = new Map<string, NavigationNode>()

  for (const row of rows) {
    const stem = stemOf(row)
    if (hidden.includes(stem) || hiddenFolders.some((folder) => stem.startsWith(`${folder}/`))) continue
    const node = nodeOf(row, fields)
    const folder = folderOf(stem)
    if (isIndex(stem) && folder !== '') {
      const { children } = folderNode(folder)
      const merged = folders.get(folder)
      if (merged) {
        delete merged.page
        Object.assign(merged, node, { stem: folder, ...(children && { children }) })
      }
    } else {
      childrenOf(folder).push(node)
    }
  }
  sort(top)
  return top

  function folderNode(folder: string): NavigationNode {
    const known = folders.get(folder)
    if (known) return known
    const name = folder.split('/').at(-1) ?? folder
    const node: NavigationNode = { title: titleOf(name), path: pathOf(prefix, folder), stem: folder, page: false }
    folders.set(folder, node)
    childrenOf(folderOf(folder)).push(node)
    return node
  }

  function childrenOf(folder: string): NavigationNode[] {
    return folder === '' ? top : (folderNode(folder).children ??= [])
  }

  function sort(nodes: NavigationNode[]): void {
    nodes.sort(order)
    for (const { children } of nodes) if (children) sort(children)
  }
}

/** Returns the entries in reading order, folders before their contents, without folders that have no page. */
export function flattenNavigation(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => [...(node.page === false ? [] : [node]), ...flattenNavigation(node.children ?? [])])
}

/** Returns the entries from the top to the one at a path, or an empty list if there is no such entry. */
export function trailTo(nodes: readonly NavigationNode[], path: string): NavigationNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node]
    const below = trailTo(node.children ?? [], path)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

function nodeOf(row: ContentRow, fields: readonly string[]): NavigationNode {
  const own = typeof row.navigation === 'object' && row.navigation !== null ? row.navigation : {}
  const more = Object.fromEntries(fields.map((name) => [name, row[name]]))
  return { title: String(row.title), path: String(row.path), stem: stemOf(row), ...more, ...own }
}

function stemOf({ stem }: ContentRow): string {
  return String(stem)
}

function isIndex(stem: string): boolean {
  return /(^|\/)(\d+\.)?index$/.test(stem)
}

function folderOf(stem: string): string {
  return stem.includes('/') ? stem.slice(0, stem.lastIndexOf('/')) : ''
}
