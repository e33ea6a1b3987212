import { isRecord } from '../../tree'
import type { CodedText, RichNode, Templates } from './coded'
import { decode, encode } from './coded'

/** Paragraphs, headings, items of lists, cells: whatever holds a line of a rich text. */
export interface Segment {
  text: CodedText
  templates: Templates
}

/** A rich text as its paragraphs. The marks of each are numbered like those of the paragraph in the same place of `like`. */
export function segmentsOf(value: unknown, like: readonly Segment[] = []): Segment[] {
  const segments: Segment[] = []
  walk(rootOf(value), (nodes) => {
    segments.push(encode(nodes, like[segments.length]?.templates))
    return nodes
  })
  return segments
}

/** The rich text with these paragraphs in the place of its own; those that are not named stay. */
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

/** Each line of the text in its order; what `change` returns stands in its place. */
function walk(node: RichNode, change: (line: readonly RichNode[]) => readonly RichNode[]): RichNode {
  if (!Array.isArray(node.children)) return node
  const children = (node.children as unknown[]).filter(isRecord)
  const isInline = ({ type }: RichNode) => INLINE.includes(String(type))
  if (!children.some(isInline)) return { ...node, children: children.map((child) => walk(child, change)) }
  // An item may hold a list behind its own line.
  const blocks = children.filter(({ type, children: inner }) => !INLINE.includes(String(type)) && Array.isArray(inner))
  const line = children.filter((child) => !blocks.includes(child))
  return { ...node, children: [...change(line), ...blocks.map((child) => walk(child, change))] }
}
