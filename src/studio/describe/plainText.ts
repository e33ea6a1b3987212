import { isRecord } from '../../tree'

/** Rich text as plain text, a line per paragraph and item of a list; `null` for what is no rich text. */
export function plainText(value: unknown): string | null {
  if (!isRecord(value) || !isRecord(value.root)) return null
  return blocksOf(value.root).join('\n')
}

function blocksOf(node: Record<string, unknown>): string[] {
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

function inlineText(node: Record<string, unknown>): string {
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return ' '
  if (typeof node.text === 'string') return node.text
  return childrenOf(node).map(inlineText).join('')
}

function childrenOf(node: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(node.children) ? node.children.filter(isRecord) : []
}

/** A link as people read it: its text and where it leads. */
export function linkText(value: unknown): string {
  if (!isRecord(value)) return ''
  const text = typeof value.text === 'string' ? value.text : ''
  const target = targetOf(value)
  return text !== '' && target !== '' ? `${text} → ${target}` : text || target
}

function targetOf({ mode, href, relationship }: Record<string, unknown>): string {
  if (mode === 'href') return typeof href === 'string' ? href : ''
  if (!isRecord(relationship)) return ''
  return `${String(relationship.relationTo)} ${String(relationship.value)}`
}
