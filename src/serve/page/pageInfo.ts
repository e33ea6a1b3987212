import { coverTag } from '../../collections/core/redirects/coverTags'
import type { PageInfo } from '../../render/types'
import { idOf, pageFieldOf } from '../../slices'
import { OWN_PAGE } from '../../slices/ownPage'
import type { Tag } from '../../tree/types'
import { fillPath, isPattern } from '../../tree'
import type { StoredDocument } from '../resolve/documentBatch'
import { resolveFields } from '../resolve/resolveField'
import { inAllLanguages } from '../resolve/inLanguage'
import { familyOf } from '../resolve/pageBatch'
import { resolveImage } from '../resolve/resolveMedia'
import type { ResolveScope } from '../resolve/scope'
import { mayBeFound, type Findable } from './mayBeFound'
import type { ShownDocument } from './ownPages'

/** The size of images in social networks. */
const SHARED_PICTURE = { default: { width: 1200, height: 630, fit: 'cover' } } as const

/**
 * Returns the page itself without its elements, as visitors may see it. `shown`: the document whose page it is; its
 * title, description and image fill the page's. `slug`: of the document with which an editor views a page of many
 * documents.
 */
export async function toPageInfo(
  stored: StoredDocument,
  scope: ResolveScope,
  { shown = null, slug = null }: { shown?: ShownDocument | null; slug?: string | null } = {},
): Promise<PageInfo> {
  const page = shown ? withDocument(stored, shown) : stored
  scope.addTag(`page:${page.id}`)
  scope.addTag(`${scope.slugs.pages}:${page.id}`)
  const meta = (page.meta ?? {}) as Record<string, unknown>
  const properties = (page.properties ?? {}) as { domId?: string | null; settings?: Record<string, unknown> | null }
  const [fields, image, versions] = await Promise.all([
    pageFields(page.fields, scope),
    resolveImage(meta.image, SHARED_PICTURE, scope),
    publishedVersions(stored, scope, { shown, slug: shown ? String(shown.document.slug) : slug }),
  ])
  return {
    id: String(page.id),
    title: String(page.title ?? ''),
    path: String(page.path ?? '/'),
    layout: String(page.layout ?? ''),
    languageCode: String(page.languageCode ?? 'en'),
    siteId: Number(page.siteId ?? 0),
    tags: tagsOf(page.tags),
    fields,
    properties: { domId: properties.domId ?? null, settings: properties.settings ?? {} },
    meta: {
      title: textOrNull(meta.title),
      description: textOrNull(meta.description),
      image: image ? { url: image.src, width: image.width, height: image.height, alt: image.alt } : null,
      canonical: textOrNull(meta.canonical),
      noIndex: meta.noIndex === true,
    },
    translations: byLanguage(versions),
    alternates: await alternatesOf(versions, String(page.path ?? '/'), scope),
    updatedAt: String(page.updatedAt ?? ''),
  }
}

/** Whether the page has no title, description or image of its own for search engines and social networks. */
export function hasGaps({ meta }: StoredDocument): boolean {
  const { title, description, image } = (meta ?? {}) as Record<string, unknown>
  return textOrNull(title) === null || textOrNull(description) === null || idOf(image) === null
}

function withDocument(page: StoredDocument, { document, fields }: ShownDocument): StoredDocument {
  const meta = (page.meta ?? {}) as Record<string, unknown>
  const read = (name: string | undefined) => (name === undefined ? null : document[name])
  const title = textOrNull(read(fields.title))
  const description = textOrNull(read(fields.description))
  const image = read(fields.image)
  // An editor made this page for this document alone: the page's own values come first.
  if (!isPattern(String(page.path))) {
    const texts = { title: textOrNull(meta.title) ?? title, description: textOrNull(meta.description) ?? description }
    return { ...page, meta: { ...meta, ...texts, image: idOf(meta.image) === null ? image : meta.image } }
  }
  const own = read(fields.tags)
  const tags = (Array.isArray(own) ? own : []).filter((name) => typeof name === 'string')
  return {
    ...page,
    title: title ?? page.title,
    path: fillPath(String(page.path), String(document.slug)),
    updatedAt: String(document.updatedAt) > String(page.updatedAt) ? document.updatedAt : page.updatedAt,
    tags: [...tagsOf(page.tags), ...tags.map((name) => ({ name, point: 1 }))],
    meta: {
      ...meta,
      title: title ?? meta.title,
      description: description ?? meta.description,
      image: image ?? meta.image,
      // The page's own canonical address would be that of all its documents.
      canonical: null,
    },
  }
}

interface Version extends Findable {
  languageCode: string
}

/** Returns the page's published versions, or none if it has one language. All versions show the same document. */
async function publishedVersions(
  page: StoredDocument,
  scope: ResolveScope,
  { shown, slug }: { shown: ShownDocument | null; slug: string | null },
): Promise<Version[]> {
  const versions = await inAllLanguages(page, scope)
  const isOfOriginal = shown === null || idOf(shown.document[OWN_PAGE]) === familyOf(page)
  if (versions.length < 2 || !isOfOriginal) return []
  return versions.map(({ languageCode, path, meta }) => {
    const { noIndex, canonical } = (meta ?? {}) as Record<string, unknown>
    return {
      languageCode: String(languageCode),
      path: slug === null ? String(path) : fillPath(String(path), slug),
      noIndex: noIndex === true,
      canonical: isPattern(String(path)) ? null : textOrNull(canonical),
    }
  })
}

/** Returns the versions that search engines may list, or none if this page or all others are not listed. */
async function alternatesOf(
  versions: readonly Version[],
  path: string,
  scope: ResolveScope,
): Promise<Record<string, string>> {
  if (versions.length === 0) return {}
  const { siteId } = scope.context
  scope.addTag(coverTag(scope.slugs.redirects))
  for (const version of versions) scope.addTag(`path:${siteId}:${version.path}`)
  const found = versions.filter(await mayBeFound(scope.req.payload, siteId))
  return found.length > 1 && found.some((version) => version.path === path) ? byLanguage(found) : {}
}

function byLanguage(versions: readonly Version[]): Record<string, string> {
  return Object.fromEntries(versions.map(({ languageCode, path }) => [languageCode, path]))
}

/** Returns the page's own fields by name, without disabled ones. */
async function pageFields(value: unknown, scope: ResolveScope): Promise<Record<string, unknown>> {
  const stored = (Array.isArray(value) ? value : []) as Record<string, unknown>[]
  const shown = stored.filter(({ enabled, name }) => enabled !== false && typeof name === 'string')
  const definitions = shown.map(({ name, type }) => [name, pageFieldOf(String(type))])
  const values = shown.map(({ name, type, ...rest }) => [name, rest[String(type)]])
  return resolveFields(Object.fromEntries(definitions), Object.fromEntries(values), scope)
}

function tagsOf(value: unknown): Tag[] {
  return (Array.isArray(value) ? (value as Tag[]) : []).map(({ name, point }) => ({ name, point }))
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
