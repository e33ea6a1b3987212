/** A node of lexical's serialised state, as far as the renderer reads it. Everything is checked: it comes from storage. */
export interface RichTextNode {
  type: string
  children?: RichTextNode[]
  [key: string]: unknown
}

export function toNodes(value: unknown): RichTextNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
