/** A node of Lexical's serialised state. All properties are checked, since they come from storage. */
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
