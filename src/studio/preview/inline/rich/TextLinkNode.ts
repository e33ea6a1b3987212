import type { LinkFields } from '@payloadcms/richtext-lexical'
import {
  $isElementNode,
  $isRangeSelection,
  ElementNode,
  type BaseSelection,
  type DOMConversionMap,
  type LexicalNode,
  type RangeSelection,
  type SerializedElementNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { createId } from '../../../../tree'
import { isSafeHref, safeHref, storedHref } from '../../../../slices'

interface SerializedLink extends SerializedElementNode {
  fields: LinkFields
  id?: string
}

/** A link of rich text, stored as Payload stores it. Payload's own node comes with all of its editor, which needs the admin around it. */
export class TextLinkNode extends ElementNode {
  __fields: LinkFields
  __linkId: string | undefined

  constructor(fields: LinkFields = { linkType: 'custom', newTab: false }, linkId?: string, key?: string) {
    super(key)
    this.__fields = fields
    this.__linkId = linkId
  }
  static override getType(): string {
    return 'link'
  }
  static override clone(node: TextLinkNode): TextLinkNode {
    return new this(node.__fields, node.__linkId, node.__key)
  }
  static override importJSON(json: SerializedLexicalNode & Record<string, unknown>): TextLinkNode {
    const { fields, id } = json as unknown as SerializedLink
    return new this(fields, id).updateFromJSON(json as unknown as SerializedLink)
  }
  static override importDOM(): DOMConversionMap | null {
    return { a: (node) => ({ conversion: () => ({ node: $fromAnchor(node) }), priority: 1 }) }
  }
  override exportJSON(): SerializedLink {
    const { __fields, __linkId } = this.getLatest()
    const fields = { ...__fields }
    if (fields.linkType === 'internal') delete fields.url
    else delete fields.doc
    return { ...super.exportJSON(), fields, version: 3, ...(__linkId === undefined ? {} : { id: __linkId }) }
  }
  override createDOM(): HTMLElement {
    const anchor = document.createElement('a')
    anchor.href = hrefOf(this.__fields)
    return anchor
  }
  override updateDOM(_before: this, anchor: HTMLElement): boolean {
    if (anchor instanceof HTMLAnchorElement) anchor.href = hrefOf(this.__fields)
    return false
  }
  getFields(): LinkFields {
    return this.getLatest().__fields
  }
  setFields(fields: LinkFields): this {
    const writable = this.getWritable()
    writable.__fields = fields
    return writable
  }
  override isInline(): true {
    return true
  }
  override canBeEmpty(): false {
    return false
  }
  override canInsertTextBefore(): false {
    return false
  }
  override canInsertTextAfter(): false {
    return false
  }
  override extractWithChild(_child: LexicalNode, selection: BaseSelection | null): boolean {
    if (!$isRangeSelection(selection) || selection.getTextContent().length === 0) return false
    return this.isParentOf(selection.anchor.getNode()) && this.isParentOf(selection.focus.getNode())
  }
  override insertNewAfter(selection: RangeSelection, restoreSelection = true): ElementNode | null {
    const block = this.getParentOrThrow().insertNewAfter(selection, restoreSelection)
    if (!$isElementNode(block)) return null
    const link = $createTextLink(this.__fields)
    block.append(link)
    return link
  }
}

/** An address that Payload's editor has made a link by itself. */
export class AutoTextLinkNode extends TextLinkNode {
  static override getType(): string {
    return 'autolink'
  }
  static override importDOM(): null {
    return null
  }
  override exportJSON(): SerializedLink {
    const json = super.exportJSON()
    delete json.id
    return { ...json, version: 2 }
  }
}

export function $createTextLink(fields: LinkFields): TextLinkNode {
  return new TextLinkNode(fields, createId())
}

function $fromAnchor(node: HTMLElement): TextLinkNode | null {
  const href = node.getAttribute('href')
  if (!isSafeHref(href) || node.textContent.trim() === '') return null
  return $createTextLink({
    linkType: 'custom',
    url: storedHref(href),
    newTab: node.getAttribute('target') === '_blank',
  })
}

/** Where links to documents lead, only the server knows. */
function hrefOf({ linkType, url }: LinkFields): string {
  return linkType === 'internal' ? '#' : (safeHref(url) ?? '#')
}
