import {
  DecoratorNode,
  type LexicalEditor,
  type SerializedEditorState,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { isRecord } from '../../../../tree'
import { emptyText } from '../../../dom/richText/richValue'

type Json = Record<string, unknown>

interface SerializedKept extends SerializedLexicalNode {
  kept: Json
  isInline: boolean
}

type Draw = (node: { json: Json; isInline: boolean }) => HTMLElement

/** How an editor shows what it does not know. */
export const drawKept = new WeakMap<LexicalEditor, Draw>()

/** Something that this editor does not know: a picture, a block of an application. It is stored again as it was, and only moves or goes. */
export class KeptNode extends DecoratorNode<null> {
  __json: Json
  __isInline: boolean

  constructor(json: Json = {}, isInline = false, key?: string) {
    super(key)
    this.__json = json
    this.__isInline = isInline
  }
  static override getType(): string {
    return 'voix-kept'
  }
  static override clone(node: KeptNode): KeptNode {
    return new KeptNode(node.__json, node.__isInline, node.__key)
  }
  static override importJSON({ kept, isInline }: SerializedLexicalNode & Json): KeptNode {
    return new KeptNode(isRecord(kept) ? kept : {}, isInline === true)
  }
  override exportJSON(): SerializedKept {
    return { type: 'voix-kept', version: 1, kept: this.__json, isInline: this.__isInline }
  }
  override createDOM(_config: unknown, editor: LexicalEditor): HTMLElement {
    const draw = drawKept.get(editor)
    return draw?.({ json: this.__json, isInline: this.__isInline }) ?? document.createElement('span')
  }
  override updateDOM(): false {
    return false
  }
  override isInline(): boolean {
    return this.__isInline
  }
  override decorate(): null {
    return null
  }
}

const BLOCK = ['children', 'direction', 'format', 'indent', 'textFormat', 'textStyle']
const TEXT = ['detail', 'format', 'mode', 'style', 'text']

/** What is edited here, with all that a node of its type may hold. What holds more is of an application that has taught it more. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  paragraph: BLOCK,
  heading: [...BLOCK, 'tag'],
  quote: BLOCK,
  list: [...BLOCK, 'listType', 'start', 'tag'],
  listitem: [...BLOCK, 'checked', 'value'],
  link: [...BLOCK, 'fields', 'id'],
  autolink: [...BLOCK, 'fields', 'id'],
  text: TEXT,
  tab: TEXT,
  linebreak: [],
}

/** Of every node; `$` is lexical's own store. */
const SHARED = ['type', 'version', '$']

/** A stored text as this editor takes it, whatever an application has put into it. */
export function toEditor(value: unknown): unknown {
  const root = isRecord(value) ? value.root : null
  if (!isRecord(value) || !isRecord(root)) return value
  return { ...value, root: { ...root, children: childrenOf(root).map((child) => wrapped(child, false)) } }
}

function wrapped(node: Json, isInline: boolean): Json {
  if (!isKnown(node)) return { type: 'voix-kept', version: 1, kept: node, isInline }
  if (!('children' in node)) return node
  const isList = node.type === 'list'
  return { ...node, children: childrenOf(node).map((child) => wrapped(child, !isList && child.type !== 'list')) }
}

function isKnown(node: Json): boolean {
  const own = KNOWN[String(node.type)]
  if (!own || Object.keys(node).some((key) => !own.includes(key) && !SHARED.includes(key))) return false
  return node.type !== 'list' || childrenOf(node).every((child) => child.type === 'listitem' && isKnown(child))
}

/** What is stored of an editor's text. */
export function fromEditor(state: SerializedEditorState): unknown {
  const [first, ...more] = state.root.children
  const isEmpty = first === undefined && more.length === 0
  return isEmpty ? emptyText() : unwrapped(state)
}

function unwrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapped)
  if (!isRecord(value)) return value
  if (value.type === 'voix-kept') return value.kept
  return 'root' in value
    ? { ...value, root: unwrapped(value.root) }
    : 'children' in value
      ? { ...value, children: unwrapped(value.children) }
      : value
}

function childrenOf({ children }: Json): Json[] {
  return Array.isArray(children) ? children.filter(isRecord) : []
}
