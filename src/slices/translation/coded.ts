import { isRecord } from '../../tree'

/** A node of Lexical's serialised state. */
export type RichNode = Readonly<Record<string, unknown>>

/**
 * A paragraph of rich text as one text: `Stay <1>two nights</1>,<2/>pay one`. The format and target of each mark are
 * stored in the rich text; the marks have the numbers of the original text. `&lt;` and `&amp;` are escaped characters.
 */
export type CodedText = string

/** The meaning of a mark of a coded text, for translators. */
export interface Mark {
  kind: 'style' | 'link' | 'thing'
  /** `bold italic`, the address of a link, or the kind of an object. */
  label: string
}

export type Marks = Readonly<Record<string, Mark>>

type Part = string | { mark: string; parts: readonly Part[] | null }

/** The node of each mark, without its contents. */
export type Templates = ReadonlyMap<string, RichNode>

/**
 * Encodes a paragraph as text and returns the nodes of its marks. Marks that also occur in `like` get the same numbers.
 */
export function encode(nodes: readonly RichNode[], like?: Templates): { text: CodedText; templates: Templates } {
  const templates = new Map<string, RichNode>()
  const free = new Map(like)
  let next = like?.size ?? 0
  const take = (node: RichNode): string => {
    const known = [...free].find(([, other]) => signatureOf(other) === signatureOf(node))
    const mark = known ? known[0] : String((next += 1))
    free.delete(mark)
    templates.set(mark, node)
    return mark
  }
  const read = (node: RichNode): string => {
    if (node.type === 'text' && isPlain(node)) return escaped(String(node.text ?? ''))
    const mark = take(node)
    const inside = insideOf(node, read)
    return inside === null ? `<${mark}/>` : `<${mark}>${inside}</${mark}>`
  }
  return { text: nodes.map(read).join(''), templates }
}

/** Decodes a paragraph to nodes. `markProblem` rejects marks without a node before. */
export function decode(text: CodedText, templates: Templates): RichNode[] {
  return nodesOf(parse(text) ?? [text], templates)
}

/**
 * Returns the problem of a text for a paragraph, as a sentence, or `null`. Marks may be omitted; each may occur once.
 */
export function markProblem(text: CodedText, marks: Marks): string | null {
  const parts = parse(text)
  if (parts === null) return 'A mark is not closed, or closed in the wrong place.'
  const used = marksIn(parts)
  const unknown = used.find((mark) => !Object.hasOwn(marks, mark))
  if (unknown !== undefined) return `There is no mark ${unknown} in this text.`
  const twice = used.find((mark, index) => used.indexOf(mark) !== index)
  return twice === undefined ? null : `The mark ${twice} stands there twice.`
}

/** Returns the text of a coded text that visitors read. */
export function plainOf(text: CodedText): string {
  const read = (part: Part): string =>
    typeof part === 'string' ? part : part.parts ? part.parts.map(read).join('') : ' '
  return (parse(text) ?? [text]).map(read).join('')
}

/** Describes the marks of a paragraph. */
export function marksOf(templates: Templates): Marks {
  return Object.fromEntries([...templates].map(([mark, node]) => [mark, markOf(node)]))
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const TOKEN = /<(\/?)(\w+)(\/?)>/g

/** Parses a coded text. Returns `null` if its marks are not nested correctly. */
export function parse(text: CodedText): Part[] | null {
  const root: Part[] = []
  const open: { mark: string; parts: Part[] }[] = []
  let at = 0
  const add = (part: Part) => (open.at(-1)?.parts ?? root).push(part)
  const addText = (to: number) => {
    if (to > at) add(text.slice(at, to).replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
  }
  for (const { 0: token, 1: closes, 2: mark = '', 3: alone, index } of text.matchAll(TOKEN)) {
    addText(index)
    at = index + token.length
    if (alone) add({ mark, parts: null })
    else if (!closes) {
      const part = { mark, parts: [] }
      add(part)
      open.push(part)
    } else if (open.pop()?.mark !== mark) return null
  }
  addText(text.length)
  return open.length === 0 ? root : null
}

function marksIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.mark, ...marksIn(part.parts ?? [])]))
}

function nodesOf(parts: readonly Part[], templates: Templates): RichNode[] {
  return parts.flatMap((part): RichNode[] => {
    if (typeof part === 'string') return [plainNode(part)]
    const node = templates.get(part.mark)
    const inside = part.parts ?? []
    if (!node) return nodesOf(inside, templates)
    if (part.parts === null) return [node]
    if (node.type !== 'text') return [{ ...node, children: nodesOf(inside, templates) }]
    // A style only contains text; a link inside it keeps its own style.
    const text = inside.map((each) => (typeof each === 'string' ? each : '')).join('')
    const others = inside.filter((each) => typeof each !== 'string')
    return [...(text === '' ? [] : [{ ...node, text }]), ...nodesOf(others, templates)]
  })
}

function plainNode(text: string): RichNode {
  return { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
}

function isPlain({ format = 0, style = '' }: RichNode): boolean {
  return !format && !style
}

function insideOf(node: RichNode, read: (node: RichNode) => string): string | null {
  if (node.type === 'text') return escaped(String(node.text ?? ''))
  return Array.isArray(node.children) && node.children.length > 0
    ? (node.children as unknown[]).filter(isRecord).map(read).join('')
    : null
}

/** Returns the signature by which marks match. The target of a link may differ by language. */
function signatureOf({ type, format, style }: RichNode): string {
  return type === 'text' ? `text ${String(format)} ${String(style ?? '')}` : String(type)
}

/** Lexical's format bits. */
const STYLES = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'struck through'],
  [8, 'underlined'],
  [16, 'code'],
  [32, 'subscript'],
  [64, 'superscript'],
] as const

const THINGS: Readonly<Record<string, string>> = { linebreak: 'new line', tab: 'tab', upload: 'picture' }

function markOf({ type, format, fields }: RichNode): Mark {
  if (type === 'text') {
    const names = STYLES.flatMap(([bit, name]) => (Number(format) & bit ? [name] : []))
    return { kind: 'style', label: names.join(' ') || 'coloured' }
  }
  if (type !== 'link' && type !== 'autolink') return { kind: 'thing', label: THINGS[String(type)] ?? String(type) }
  const { url, doc } = isRecord(fields) ? fields : {}
  return {
    kind: 'link',
    label: isRecord(doc) ? 'a page or file of the site' : typeof url === 'string' ? url : 'nowhere',
  }
}
