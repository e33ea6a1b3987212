import type { RichTextValue } from '../../slices/types'
import { isDeeperThan, MAX_VALUE_DEPTH, VALUE_DEPTH_RULE } from '../../tree'
import { documentHref, typedHref } from './resolveLink'
import { resolveImage } from './resolveMedia'
import type { ResolveScope } from './scope'
import { after, all } from './soon'
import type { Soon } from './soon'

interface Node {
  type?: unknown
  children?: unknown
  fields?: Record<string, unknown>
  [key: string]: unknown
}

/**
 * Resolves the addresses of internal links and the images of uploads, and removes unsafe addresses. A document's text
 * that is nested too deeply to be rendered is left out and logged; pages cannot store such a text.
 */
export function resolveRichText(value: unknown, scope: ResolveScope): Soon<RichTextValue | null> {
  const root = (value as { root?: unknown } | null | undefined)?.root
  if (!isNode(root)) return null
  if (isDeeperThan(value, MAX_VALUE_DEPTH)) {
    scope.req.payload.logger.error(`A text on ${scope.context.path} ${VALUE_DEPTH_RULE}: it is left out.`)
    return null
  }
  return after(resolveNode(root, scope), (resolved) => ({ ...(value as object), root: resolved }) as RichTextValue)
}

function resolveNode(node: Node, scope: ResolveScope): Soon<Node> {
  const inner = Array.isArray(node.children) ? node.children.filter(isNode) : null
  const children = inner && all(inner.map((child) => resolveNode(child, scope)))
  return after(children, (resolved) =>
    after(resolvedPart(node, scope), (part) => ({ ...node, ...(resolved ? { children: resolved } : {}), ...part })),
  )
}

function resolvedPart(node: Node, scope: ResolveScope): Soon<Partial<Node>> {
  switch (node.type) {
    case 'link':
    case 'autolink': {
      const fields = node.fields ?? {}
      const isInternal = fields.linkType === 'internal'
      const address = isInternal ? documentHref(fields.doc, scope) : typedHref(fields.url, scope)
      return after(address, (url) => ({ fields: { linkType: fields.linkType, newTab: fields.newTab === true, url } }))
    }
    case 'upload': {
      const collection = typeof node.relationTo === 'string' ? node.relationTo : scope.slugs.media
      return after(resolveImage(node.value, undefined, scope, collection), (resolved) => ({ value: null, resolved }))
    }
    case 'relationship':
      return { value: null }
    default:
      return {}
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
