import { safeHref, unfinishedLink, withAddress } from '../../slices'
import type { LinkValue, ResolvedLink } from '../../slices/types'
import { OWN_PAGE, shownFieldsIn } from '../../slices/ownPage'
import { fillPath, isPattern } from '../../tree'
import type { StoredDocument } from './documentBatch'
import { hrefInLanguage, inLanguage } from './inLanguage'
import { readDocument } from './scope'
import type { ResolveScope } from './scope'
import { after } from './soon'
import type { Soon } from './soon'

/** Returns a stored link with its address for visitors. A link without a target is `null`, except in the preview. */
export function resolveLink(value: unknown, scope: ResolveScope): Soon<ResolvedLink | null> {
  const link = (value ?? {}) as LinkValue
  const leadsToDocument = link.mode === 'relationship' || (!link.mode && link.relationship)
  const found = leadsToDocument ? documentHref(link.relationship, scope) : typedHref(link.href, scope)
  const leadsNowhere = () => (scope.context.preview ? unfinishedLink(link) : null)
  return after(found, (href) => (href === null ? leadsNowhere() : withAddress(link, href)))
}

/** Returns a typed address, or `null` if it is unsafe. */
export function typedHref(value: unknown, scope: ResolveScope): Soon<string | null> {
  const href = safeHref(value)
  return href === null ? null : hrefInLanguage(href, scope)
}

/**
 * Returns the address of a page, of a file, or of the page that another document names (`ownPage()`, or a text field
 * `path`).
 */
export async function documentHref(reference: unknown, scope: ResolveScope): Promise<string | null> {
  const { relationTo, value } = (reference ?? {}) as { relationTo?: unknown; value?: unknown }
  if (typeof relationTo !== 'string') return null
  const document = await readDocument(scope, relationTo, value)
  return document && hrefOf(relationTo, document, scope)
}

/** Like `documentHref`, for a document that is already loaded. */
export async function hrefOf(
  collection: string,
  document: StoredDocument,
  scope: ResolveScope,
): Promise<string | null> {
  const { collections } = scope.req.payload
  if (collection === scope.slugs.pages) return pageHref(document, scope)
  if (!shownFieldsIn(collections[collection as keyof typeof collections]?.config.flattenedFields ?? []))
    return typedHref(document.path ?? document.url, scope)
  const page = await readDocument(scope, scope.slugs.pages, document[OWN_PAGE])
  return page && pageHref(page, scope, String(document.slug ?? ''))
}

/** Returns the address in the language of the linking page. A page of documents has no address without a slug. */
async function pageHref(page: StoredDocument, scope: ResolveScope, slug?: string): Promise<string | null> {
  const { path: own, siteId } = await inLanguage(page, scope)
  const filled = slug === undefined ? String(own) : fillPath(String(own), slug)
  const path = isPattern(filled) ? null : safeHref(filled)
  if (path === null || siteId === scope.context.siteId) return path
  const origin = scope.originOf(Number(siteId ?? 0))
  return origin === null ? path : safeHref(origin + path)
}
