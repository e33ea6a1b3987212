import { safeHref, unfinishedLink, withAddress } from '../../slices'
import type { LinkValue, ResolvedLink } from '../../slices/types'
import { readDocument } from './scope'
import type { ResolveScope } from './scope'
import { after } from './soon'
import type { Soon } from './soon'

/** A stored link with its address as visitors may follow it; `null` when it leads nowhere, but in the preview. */
export function resolveLink(value: unknown, scope: ResolveScope): Soon<ResolvedLink | null> {
  const link = (value ?? {}) as LinkValue
  const leadsToDocument = link.mode === 'relationship' || (!link.mode && link.relationship)
  const found = leadsToDocument ? documentHref(link.relationship, scope) : safeHref(link.href)
  const leadsNowhere = () => (scope.context.preview ? unfinishedLink(link) : null)
  return after(found, (href) => (href === null ? leadsNowhere() : withAddress(link, href)))
}

/** The address of a page, of a file, or of the page that another document names in its field `path`. */
export async function documentHref(reference: unknown, scope: ResolveScope): Promise<string | null> {
  const { relationTo, value } = (reference ?? {}) as { relationTo?: unknown; value?: unknown }
  if (typeof relationTo !== 'string') return null
  const document = await readDocument(scope, relationTo, value)
  if (!document) return null
  const path = safeHref(document.path ?? document.url)
  if (path === null || relationTo !== scope.slugs.pages || document.siteId === scope.context.siteId) return path
  const origin = scope.originOf(Number(document.siteId ?? 0))
  return origin === null ? path : safeHref(origin + path)
}
