import { translationTag } from '../../collections/core/translationTag'
import { getVoix } from '../../options/getVoix'
import { fillPath, isOwnPath, isPattern, readPath, slugIn } from '../../tree'
import type { StoredDocument } from './documentBatch'
import { familyOf, pathsFor } from './pageBatch'
import type { ResolveScope } from './scope'
import type { Soon } from './soon'

/**
 * Returns the page, or its published translation into the language of the page that links to it. The linking page
 * expires when that translation is published, moved or removed.
 */
export function inLanguage(page: StoredDocument, scope: ResolveScope): Soon<StoredDocument> {
  const { languageCode } = scope.context
  // Documents name such a page or its original: a translation with documents of its own has no versions in other
  // languages.
  const isAlone = isPattern(String(page.path)) && familyOf(page) !== String(page.id)
  if (page.languageCode === languageCode || isAlone) return page
  const original = familyOf(page)
  scope.addTag(`${scope.slugs.pages}:${original}`)
  scope.addTag(translationTag(original, languageCode))
  return scope.pages
    .family(original)
    .then((family) => family.find((one) => one.languageCode === languageCode && one.siteId === page.siteId) ?? page)
}

/**
 * Returns the address of the page's version in the language of the current page, and other addresses unchanged. Menus,
 * documents and copied elements use addresses of the first language, whose pages need no change.
 */
export function hrefInLanguage(href: string, scope: ResolveScope): Soon<string> {
  const { languages } = getVoix(scope.req.payload.config)
  if (scope.context.languageCode === languages[0]?.code) return href
  const [, typed = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const path = pagePath(typed, scope)
  if (path === null) return href
  return pageAt(path, scope).then(async (page) => {
    if (!page) return href
    const shown = await inLanguage(page, scope)
    return shown === page ? href : pathOn(shown, page, path) + rest
  })
}

/** Returns the published versions of the page at a path: language code -> path. */
export async function translationsAt(path: string, scope: ResolveScope): Promise<Record<string, string>> {
  const page = await pageAt(path, scope)
  if (!page) return {}
  const versions = await inAllLanguages(page, scope)
  return Object.fromEntries(versions.map((one) => [String(one.languageCode), pathOn(one, page, path)]))
}

/** Returns the published versions of a page on its site, including the page itself. */
export async function inAllLanguages(page: StoredDocument, scope: ResolveScope): Promise<StoredDocument[]> {
  const original = familyOf(page)
  scope.addTag(`${scope.slugs.pages}:${original}`)
  scope.addTag(translationTag(original))
  const family = await scope.pages.family(original)
  return family.filter(({ siteId }) => siteId === page.siteId)
}

/** Returns the page at a path. The result depends on the page, and on pages that would take precedence. */
async function pageAt(path: string, scope: ResolveScope): Promise<StoredDocument | null> {
  const page = await scope.pages.at(path)
  const candidates = pathsFor(path)
  const before = page ? candidates.slice(0, candidates.indexOf(String(page.path))) : candidates
  for (const candidate of before) scope.addTag(`path:${scope.context.siteId}:${candidate}`)
  if (page) scope.addTag(`${scope.slugs.pages}:${page.id}`)
  return page
}

/** Returns the path of a page from a typed address, or `null` if the address cannot be one. */
function pagePath(typed: string, { req }: ResolveScope): string | null {
  const path = /^\/(?!\/)/.test(typed) && !isPattern(typed) ? readPath(typed) : null
  return path === null || isOwnPath(path, req.payload.config.routes.admin) ? null : path
}

/** Returns the path of another version of the page, with the slug of the same document. */
function pathOn(version: StoredDocument, page: StoredDocument, path: string): string {
  const slug = slugIn(path, page.path)
  return slug === null ? String(version.path) : fillPath(String(version.path), slug)
}
