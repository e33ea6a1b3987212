import { isRecord } from '../../tree'
import type { CodedText, RichNode, Templates } from './coded'
import { decode, encode } from './coded'

/** A line of rich text: a paragraph, heading, list item or cell. */
export interface Segment {
  text: CodedText
  templates: Templates
}

/** Splits rich text into its paragraphs. Marks are numbered like those of the paragraph at the same index of `like`. */
export function segmentsOf(value: unknown, like: readonly Segment[] = []): Segment[] {
  const segments: Segment[] = []
  walk(rootOf(value), (nodes) => {
    segments.push(encode(nodes, like[segments.length]?.templates))
    return nodes
  })
  return segments
}

/** Returns the rich text with these paragraphs replaced; others are unchanged. */
export function withSegments(
  value: unknown,
  texts: ReadonlyMap<number, CodedText>,
  like: readonly Segment[] = [],
): unknown {
  let index = -1
  const root = walk(rootOf(value), (nodes) => {
    index += 1
    const text = texts.get(index)
    if (text === undefined) return nodes
    const own = encode(nodes, like[index]?.templates).templates
    return decode(text, new Map([...(like[index]?.templates ?? []), ...own]))
  })
  return isRecord(value) ? { ...value, root } : value
}

export function isRichText(value: unknown): boolean {
  return isRecord(value) && isRecord(value.root)
}

function rootOf(value: unknown): RichNode {
  return isRecord(value) && isRecord(value.root) ? value.root : {}
}

const INLINE = ['text', 'linebreak', 'link', 'autolink', 'tab']

/** Visits each line of the text in order and replaces it with the result of `change`. */
function walk(node: RichNode, change: (line: readonly RichNode[]) => readonly RichNode[]): RichNode {
  if (!Array.isArray(node.children)) return node
  const children = (node.children as unknown[]).filter(isRecord)
  const isInline = ({ type }: RichNode) => INLINE.includes(String(type))
  if (!children.some(isInline)) return { ...node, children: children.map((child) => walk(child, change)) }
  // A list item can contain a nested list after its own line.
  const blocks = children.filter(({ type, children: inner }) => !INLINE.includes(String(type)) && Array.isArray(inner))
  const line = children.filter((child) => !blocks.includes(child))
  return { ...node, children: [...change(line), ...blocks.map((child) => walk(child, change))] }
}
