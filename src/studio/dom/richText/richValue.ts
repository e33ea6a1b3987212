import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type LexicalEditor,
  type LexicalNode,
  type PointType,
} from '@payloadcms/richtext-lexical/lexical'

/** Marks an editor's changes that come from the page. */
export const FROM_PAGE = 'voix-page'

/** Puts a text into an editor. One that has the focus keeps it, with the cursor where it was as far as that place is still there. */
export function showRichValue(editor: LexicalEditor, value: unknown): void {
  const hasFocus = editor.getRootElement()?.contains(document.activeElement) ?? false
  const caret = hasFocus ? editor.getEditorState().read($readCaret) : null
  const state = editor.parseEditorState(JSON.stringify(hasNodes(value) ? value : emptyText()))
  editor.setEditorState(state, { tag: FROM_PAGE })
  if (hasFocus) editor.update(() => $setCaret(caret), { tag: FROM_PAGE, discrete: true })
}

function hasNodes(value: unknown): boolean {
  const root: unknown = typeof value === 'object' && value !== null && 'root' in value ? value.root : null
  const children: unknown = typeof root === 'object' && root !== null && 'children' in root ? root.children : null
  return Array.isArray(children) && children.length > 0
}

/** An editor's first state: it takes no text without a paragraph. */
export function emptyText() {
  const node = { version: 1, direction: null, format: '', indent: 0 }
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [] }] } }
}

/** A place by its way down from the root: the keys of nodes are others in every state. */
interface Spot {
  path: number[]
  offset: number
}

interface Caret {
  anchor: Spot
  focus: Spot
}

function $readCaret(): Caret | null {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? { anchor: $spotOf(selection.anchor), focus: $spotOf(selection.focus) } : null
}

function $spotOf(point: PointType): Spot {
  const path: number[] = []
  for (let node: LexicalNode | null = point.getNode(); node?.getParent(); node = node.getParent())
    path.unshift(node.getIndexWithinParent())
  return { path, offset: point.offset }
}

function $setCaret(caret: Caret | null): void {
  if (!caret) return void $getRoot().selectEnd()
  const selection = $createRangeSelection()
  $place(selection.anchor, caret.anchor)
  $place(selection.focus, caret.focus)
  $setSelection(selection)
}

function $place(point: PointType, { path, offset }: Spot): void {
  let node: LexicalNode = $getRoot()
  for (const index of path) {
    if (!$isElementNode(node) || node.isEmpty()) break
    node = node.getChildAtIndex(index) ?? node.getLastChildOrThrow()
  }
  if ($isTextNode(node)) return point.set(node.getKey(), Math.min(offset, node.getTextContentSize()), 'text')
  const element = $isElementNode(node) ? node : node.getParentOrThrow()
  point.set(element.getKey(), Math.min(offset, element.getChildrenSize()), 'element')
}
