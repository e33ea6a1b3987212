import { isRecord } from '../../../../tree'
import { richTextAsText } from '../../../../slices/fieldTypes/richText'

type Node = Record<string, unknown>

/** A rich text where the page shows it. */
export interface ShownRich {
  /** The node whose children are the text's blocks. */
  node: HTMLElement
  /** What the page shows of blocks that are no plain text, by the block's place. */
  others: ReadonlyMap<number, readonly Element[]>
}

/** What shows a block, by its type. Everything else is the page's own affair. */
const TAGS: Readonly<Record<string, RegExp>> = {
  paragraph: /^P$/,
  heading: /^H[1-6]$/,
  quote: /^BLOCKQUOTE$/,
  list: /^[UO]L$/,
}

/** The node in a field that shows exactly the blocks of its rich text; `null` where the page shows them in another way. */
export function findRich({ node, value }: { node: HTMLElement; value: unknown }): ShownRich | null {
  const blocks = isRecord(value) && isRecord(value.root) ? value.root.children : null
  if (!Array.isArray(blocks) || blocks.length === 0) return null
  for (let next: Element | null = node; next instanceof HTMLElement; next = onlyChild(next)) {
    const others = match({ blocks: blocks.filter(isRecord), elements: [...next.children] })
    if (others) return { node: next, others }
  }
  return null
}

function onlyChild({ children }: HTMLElement): Element | null {
  return children.length === 1 ? (children[0] ?? null) : null
}

function match({ blocks, elements }: { blocks: Node[]; elements: Element[] }): ShownRich['others'] | null {
  const others = new Map<number, Element[]>()
  let unknown: Element[] | null = null
  let at = 0
  for (const [index, block] of blocks.entries()) {
    if (!isText(block)) {
      unknown ??= []
      others.set(index, unknown)
      continue
    }
    while (at < elements.length && !shows(elements[at] as Element, block)) {
      if (!unknown) return null
      unknown.push(elements[at++] as Element)
    }
    if (at++ >= elements.length) return null
    unknown = null
  }
  if (unknown) unknown.push(...elements.slice(at))
  else if (at < elements.length) return null
  // Of several in a row nobody can tell which node is whose, unless each has one.
  for (const [nodes, indices] of grouped(others)) {
    if (indices.length < 2) continue
    for (const [position, index] of indices.entries())
      others.set(index, nodes.length === indices.length ? nodes.slice(position, position + 1) : [])
  }
  return others
}

function grouped(others: ReadonlyMap<number, Element[]>): Map<Element[], number[]> {
  const found = new Map<Element[], number[]>()
  for (const [index, nodes] of others) found.set(nodes, [...(found.get(nodes) ?? []), index])
  return found
}

function isText({ type }: Node): boolean {
  return typeof type === 'string' && type in TAGS
}

function shows(element: Element, block: Node): boolean {
  if (!TAGS[String(block.type)]?.test(element.tagName)) return false
  return holdsOthers(block) || letters(element.textContent) === letters(textOf(block))
}

/** Something of an application stands within the lines: what it shows there, only the page knows. */
function holdsOthers({ children }: Node): boolean {
  const inner = Array.isArray(children) ? children.filter(isRecord) : []
  return inner.some((child) => !INLINE.has(String(child.type)) || holdsOthers(child))
}

const INLINE = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'list', 'listitem'])

function textOf(block: Node): string {
  return richTextAsText({ root: { type: 'root', children: [block] } }) ?? ''
}

/** Without white space, and without the signs that stand for the items of a list. */
function letters(text: string): string {
  return text.replace(/[\s•]+/g, '')
}
