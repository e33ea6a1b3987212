import { safeHref } from '../../slices'
import { isRecord } from '../../tree'

/**
 * Rich text as it is typed. Links to documents lead nowhere until the server answers; an address is never taken unchecked.
 * Uploads show the pictures that stood in the text before, in their order.
 */
export function resolveTextLocally({ value, last }: { value: unknown; last: unknown }): unknown {
  const root = isRecord(value) ? value.root : undefined
  if (!isRecord(value) || !isRecord(root)) return null
  const pictures = uploadsOf(isRecord(last) ? last.root : undefined)
  return { ...value, root: resolveNode(root, pictures) }
}

function resolveNode(node: Record<string, unknown>, pictures: unknown[]): Record<string, unknown> {
  const children = Array.isArray(node.children)
    ? { children: node.children.filter(isRecord).map((child) => resolveNode(child, pictures)) }
    : {}
  return { ...node, ...children, ...resolvedPart(node, pictures) }
}

function resolvedPart(node: Record<string, unknown>, pictures: unknown[]): Record<string, unknown> {
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
  if (node.type === 'upload') return [node.resolved]
  return Array.isArray(node.children) ? node.children.flatMap(uploadsOf) : []
}
