import { translationTag } from '../../collections/core/translationTag'
import { getVoix } from '../../options/getVoix'
import { fillPath, isOwnPath, isPattern, readPath, slugIn } from '../../tree'
import type { StoredDocument } from './documentBatch'
import { familyOf, pathsFor } from './pageBatch'
import type { ResolveScope } from './scope'
import type { Soon } from './soon'

/**
 * The page itself, or its published version in the language of the page that leads there. What is made of it expires when that version is
 * published, moved or taken away.
 */
export function inLanguage(page: StoredDocument, scope: ResolveScope): Soon<StoredDocument> {
  const { languageCode } = scope.context
  // A page that shows documents shows those that name it or its original: of a translation's own, the other languages know nothing.
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
 * An address of this site as it leads to the page in the language of the page that names it; any other one stays. Menus, documents and
 * copied elements name addresses of the application's first language: on pages of that one an address leads where it says.
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

/** The published versions of the page at a path: language code -> path. */
export async function translationsAt(path: string, scope: ResolveScope): Promise<Record<string, string>> {
  const page = await pageAt(path, scope)
  if (!page) return {}
  const versions = await inAllLanguages(page, scope)
  return Object.fromEntries(versions.map((one) => [String(one.languageCode), pathOn(one, page, path)]))
}

/** The published versions of a page on its site, itself among them. */
export async function inAllLanguages(page: StoredDocument, scope: ResolveScope): Promise<StoredDocument[]> {
  const original = familyOf(page)
  scope.addTag(`${scope.slugs.pages}:${original}`)
  scope.addTag(translationTag(original))
  const family = await scope.pages.family(original)
  return family.filter(({ siteId }) => siteId === page.siteId)
}

/** Depends on the page, and on what would stand before it. */
async function pageAt(path: string, scope: ResolveScope): Promise<StoredDocument | null> {
  const page = await scope.pages.at(path)
  const candidates = pathsFor(path)
  const before = page ? candidates.slice(0, candidates.indexOf(String(page.path))) : candidates
  for (const candidate of before) scope.addTag(`path:${scope.context.siteId}:${candidate}`)
  if (page) scope.addTag(`${scope.slugs.pages}:${page.id}`)
  return page
}

/** The path that a page may have of what was typed; `null` where it is none. */
function pagePath(typed: string, { req }: ResolveScope): string | null {
  const path = /^\/(?!\/)/.test(typed) && !isPattern(typed) ? readPath(typed) : null
  return path === null || isOwnPath(path, req.payload.config.routes.admin) ? null : path
}

/** The path of another version of the page at a path: of the same document, where the page shows those. */
function pathOn(version: StoredDocument, page: StoredDocument, path: string): string {
  const slug = slugIn(path, page.path)
  return slug === null ? String(version.path) : fillPath(String(version.path), slug)
}
