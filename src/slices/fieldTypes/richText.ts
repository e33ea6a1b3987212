import { isRecord } from '../../tree/internal/values'
import { safeHref } from '../href.mjs'
import type { RichTextValue } from '../values'
import { createField, defaultOf, defineFieldType } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'

type Node = Record<string, unknown>

export const richTextType = defineFieldType<RichTextValue, RichTextValue | null>({
  type: 'richText',
  label: 'Rich text',
  payload: ({ field, base }) => ({ ...base, ...defaultOf<object>(field), type: 'richText' }),
  resolve: (value, { tools }) => tools.richText(value),
  preview: ({ value, last }) => resolveLocally(value, last),
  isWholeInPreview: false,
  text: (value) => richTextAsText(value) ?? '',
  isTelling: true,
  changes: ({ field: { label }, before, after, words }) => [
    words.prose({ label, before: richTextAsText(before) ?? '', after: richTextAsText(after) ?? '' }),
  ],
  fits: (value) => isRecord(value) && isRecord(value.root),
  rule: 'The value must be formatted text.',
  fills: ['rich', 'text'],
  fromDocument: (value) => (typeof value === 'string' ? paragraph(value) : value),
})

/** Formatted text. The editor is that of the Payload configuration. */
export function richText(
  options: FieldOptions<RichTextValue> = {},
): FieldDefinition<RichTextValue, RichTextValue | null> {
  return createField(richTextType, options)
}

/** Returns rich text as plain text, with a line per paragraph and list item; `null` for other values. */
export function richTextAsText(value: unknown): string | null {
  if (!isRecord(value) || !isRecord(value.root)) return null
  return blocksOf(value.root).join('\n')
}

function blocksOf(node: Node): string[] {
  const children = childrenOf(node)
  if (children.some(({ type }) => isInline(type))) {
    const line = children.map(inlineText).join('')
    return [node.type === 'listitem' ? `• ${line}` : line]
  }
  switch (node.type) {
    case 'upload':
      return ['[picture]']
    case 'horizontalrule':
      return ['———']
    case 'listitem':
      return children.flatMap(blocksOf)
    default:
      return children.length === 0 && node.type === 'paragraph' ? [''] : children.flatMap(blocksOf)
  }
}

function isInline(type: unknown): boolean {
  return type === 'text' || type === 'linebreak' || type === 'link' || type === 'autolink' || type === 'tab'
}

function inlineText(node: Node): string {
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return ' '
  if (typeof node.text === 'string') return node.text
  return childrenOf(node).map(inlineText).join('')
}

function childrenOf(node: Node): Node[] {
  return Array.isArray(node.children) ? node.children.filter(isRecord) : []
}

/**
 * Resolves rich text while it is being typed. Links to documents have no address until the server responds; other
 * addresses are always checked. Uploads show the images of the previous text, in their order.
 */
function resolveLocally(value: unknown, last: unknown): unknown {
  const root = isRecord(value) ? value.root : undefined
  if (!isRecord(value) || !isRecord(root)) return null
  const pictures = uploadsOf(isRecord(last) ? last.root : undefined)
  return { ...value, root: resolveNode(root, pictures) }
}

function resolveNode(node: Node, pictures: unknown[]): Node {
  const children = Array.isArray(node.children)
    ? { children: childrenOf(node).map((child) => resolveNode(child, pictures)) }
    : {}
  return { ...node, ...children, ...resolvedPart(node, pictures) }
}

function resolvedPart(node: Node, pictures: unknown[]): Node {
  switch (node.type) {
    case 'link':
    case 'autolink': {
      const fields = isRecord(node.fields) ? node.fields : {}
      const url = fields.linkType === 'internal' ? '#' : safeHref(fields.url)
      return { fields: { linkType: fields.linkType, newTab: fields.newTab === true, url } }
    }
    case 'upload':
      return { value: null, resolved: pictures.shift() ?? null }
    default:
      return {}
  }
}

function uploadsOf(node: unknown): unknown[] {
  if (!isRecord(node)) return []
  return node.type === 'upload' ? [node.resolved] : childrenOf(node).flatMap(uploadsOf)
}

function paragraph(text: string) {
  return { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] } }
}
