import type { LinkFields } from '@payloadcms/richtext-lexical'
import {
  $createTextNode,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
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

/** The selected words of a text, and the link that they are. */
export interface WordsLink {
  words: string
  isThere: boolean
  /** Where it leads; `null`: nowhere, or there is none yet. */
  target: LinkTarget | null
  isNewTab: boolean
}

export interface SelectedLink {
  /** Where the text is selected: a choice takes the focus. */
  selection: RangeSelection
  link: WordsLink
}

/** What was chosen for the selected words. */
export type LinkChoice =
  { type: 'link'; target: LinkTarget; title: string; isNewTab: boolean } | { type: 'noLink' } | { type: 'nothing' }

/** The selected text and the link around it. `null`: nothing is selected, not even a place. */
export function readSelectedLink(editor: LexicalEditor): SelectedLink | null {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return null
    const fields = $linkAt(selection)?.getFields() ?? null
    const link = {
      words: selection.getTextContent(),
      isThere: fields !== null,
      target: fields && toTarget(fields),
      isNewTab: fields?.newTab ?? false,
    }
    return { selection: selection.clone(), link }
  })
}

export function $linkAt(selection: RangeSelection): LinkLike | null {
  const node = selection.focus.getNode()
  return [node, ...node.getParents()].find($isLink) ?? null
}

function $isLink(node: LexicalNode): node is LinkLike {
  return (node.getType() === 'link' || node.getType() === 'autolink') && 'setFields' in node
}

interface Choosing {
  choice: LinkChoice
  /** What was selected when it was asked for. */
  selection: RangeSelection
  create: (fields: LinkFields) => ElementNode
}

/** Does with the words that were selected what was chosen for them. */
export function $takeChoice({ choice, selection, create }: Choosing): void {
  $setSelection(selection.clone())
  if (choice.type === 'link') $setLink({ ...choice, create })
  if (choice.type === 'noLink') $removeLink()
}

interface Chosen extends Pick<Choosing, 'create'> {
  target: LinkTarget
  /** What a link is called that is written where nothing is selected. */
  title: string
  isNewTab: boolean
}

/** Makes the selected text a link, changes the one that is there, or writes one where nothing is selected. */
function $setLink({ target, title, isNewTab, create }: Chosen): void {
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
function $removeLink(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const links = new Set(selection.getNodes().flatMap((node) => [node, ...node.getParents()].filter($isLink)))
  const own = $linkAt(selection)
  for (const link of own ? links.add(own) : links) {
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  }
}

function toTarget({ linkType, url, doc }: LinkFields): LinkTarget | null {
  if (linkType !== 'internal') return url ? { kind: 'address', href: url } : null
  if (!doc) return null
  const { relationTo, value } = doc
  const id = typeof value === 'object' ? (value as { id: number | string }).id : value
  return { kind: 'document', relationTo, id }
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
