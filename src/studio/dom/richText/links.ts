import type { LinkFields } from '@payloadcms/richtext-lexical'
import {
  $createTextNode,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import type { LinkTarget } from '../../model/address'

/** A link, whichever editor's node it is: Payload's, or the preview's. */
interface LinkLike extends ElementNode {
  getFields: () => LinkFields
  setFields: (fields: LinkFields) => unknown
}

export interface SelectedLink {
  /** Where the text is selected: a choice takes the focus. */
  selection: RangeSelection
  /** The words that are selected. */
  words: string
  /** Of the link that is there; `null`: there is none yet. */
  fields: LinkFields | null
}

/** The selected text and the link around it. `null`: nothing is selected, not even a place. */
export function readSelectedLink(editor: LexicalEditor): SelectedLink | null {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return null
    const fields = $linkAt(selection)?.getFields() ?? null
    return { selection: selection.clone(), words: selection.getTextContent(), fields }
  })
}

export function $linkAt(selection: RangeSelection): LinkLike | null {
  const node = selection.focus.getNode()
  return [node, ...node.getParents()].find($isLink) ?? null
}

function $isLink(node: LexicalNode): node is LinkLike {
  return (node.getType() === 'link' || node.getType() === 'autolink') && 'setFields' in node
}

interface Chosen {
  target: LinkTarget
  /** What a link is called that is written where nothing is selected. */
  title: string
  isNewTab: boolean
  create: (fields: LinkFields) => ElementNode
}

/** Makes the selected text a link, changes the one that is there, or writes one where nothing is selected. */
export function $setLink({ target, title, isNewTab, create }: Chosen): void {
  const fields = toFields(target, isNewTab)
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const existing = $linkAt(selection)
  if (existing) return void existing.setFields(fields)
  if (!selection.isCollapsed()) return $wrap({ nodes: selection.extract(), fields, create })
  const link = create(fields)
  link.append($createTextNode(title))
  $insertNodes([link])
}

function $wrap({ nodes, fields, create }: Pick<Chosen, 'create'> & { nodes: LexicalNode[]; fields: LinkFields }): void {
  let link: ElementNode | null = null
  for (const node of nodes) {
    const parent = node.getParent()
    const around = $isLink(node) ? node : parent && $isLink(parent) ? parent : null
    if (around) around.setFields(fields)
    if (around || !parent || ($isElementNode(node) && !node.isInline())) continue
    if (!link || !node.getPreviousSibling()?.is(link)) {
      link = create(fields)
      node.insertBefore(link)
    }
    link.append(node)
  }
}

/** Leaves the words of the selected links. */
export function $removeLink(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const links = new Set(selection.getNodes().flatMap((node) => [node, ...node.getParents()].filter($isLink)))
  const own = $linkAt(selection)
  for (const link of own ? links.add(own) : links) {
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  }
}

function toFields(target: LinkTarget, newTab: boolean): LinkFields {
  if (target.kind === 'address') return { linkType: 'custom', url: target.href, newTab, doc: null }
  return { linkType: 'internal', doc: { relationTo: target.relationTo, value: target.id as string }, newTab }
}

/** Where the selected words are seen, else the whole text. */
export function selectedRect(input: HTMLElement): DOMRect {
  const selection = input.ownerDocument.getSelection()
  const rect = selection?.rangeCount ? selection.getRangeAt(0).getBoundingClientRect() : null
  return rect && (rect.width > 0 || rect.height > 0) ? rect : input.getBoundingClientRect()
}
