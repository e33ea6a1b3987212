import { fromMarkdown } from 'mdast-util-from-markdown'
import { load, CORE_SCHEMA } from 'js-yaml'
import { slugify } from '../../../tree'

/** A node of a markdown body: mdast without positions. A heading has the `id` of its anchor. */
export interface BodyNode {
  type: string
  value?: string
  depth?: number
  id?: string
  url?: string
  alt?: string | null
  title?: string | null
  lang?: string | null
  ordered?: boolean | null
  start?: number | null
  children?: BodyNode[]
}

/** Parses CommonMark. Raw HTML is kept as a node, which is never rendered as HTML. */
export function parseMarkdown(text: string): BodyNode {
  const used = new Map<string, number>()
  const root = plain(fromMarkdown(text) as BodyNode)
  const visit = (node: BodyNode) => {
    if (node.type === 'heading') node.id = anchor(textOf(node), used)
    node.children?.forEach(visit)
  }
  visit(root)
  return root
}

function plain(node: BodyNode): BodyNode {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'position' && key !== 'children') copy[key] = value
  }
  if (node.children) copy.children = node.children.map(plain)
  return copy as unknown as BodyNode
}

/** Returns a unique anchor. Later headings with the same words get a number. */
function anchor(text: string, used: Map<string, number>): string {
  const wanted = slugify(text) || 'section'
  const count = used.get(wanted) ?? 0
  used.set(wanted, count + 1)
  return count === 0 ? wanted : `${wanted}-${count}`
}

/** Returns the text of a node. */
export function textOf({ value, children = [], alt }: BodyNode): string {
  return value ?? alt ?? children.map(textOf).join('')
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n?---(?:\r?\n|$)/

/** Splits a file into its front matter and the text after it. Throws if the front matter is not a mapping. */
export function readFrontMatter(text: string): { data: Record<string, unknown>; rest: string } {
  const match = FRONT_MATTER.exec(text)
  if (!match) return { data: {}, rest: text }
  return { data: readYaml(match[1] ?? ''), rest: text.slice(match[0].length) }
}

/** Parses a YAML mapping. Dates stay strings. Throws for any other value. */
export function readYaml(text: string): Record<string, unknown> {
  return asMapping(load(text, { schema: CORE_SCHEMA }) ?? {})
}

export function asMapping(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Error('has to be a mapping of keys to values')
}
