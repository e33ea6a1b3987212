import type { PageInfo } from '../../render/types'
import type { FieldDefinition } from '../../slices/types'
import type { Tag } from '../../tree/types'
import type { StoredDocument } from '../resolve/documentBatch'
import { resolveFields } from '../resolve/resolveField'
import { resolveImage } from '../resolve/resolveMedia'
import type { ResolveScope } from '../resolve/scope'
import { findTranslations } from './findPage'

/** The size that social networks show. */
const SHARED_PICTURE = { default: { width: 1200, height: 630, fit: 'cover' } } as const

/** The page's own part, without its elements, as visitors may see it. */
export async function toPageInfo(page: StoredDocument, scope: ResolveScope): Promise<PageInfo> {
  scope.addTag(`page:${page.id}`)
  scope.addTag(`${scope.slugs.pages}:${page.id}`)
  const meta = (page.meta ?? {}) as Record<string, unknown>
  const properties = (page.properties ?? {}) as { domId?: string | null; settings?: Record<string, unknown> | null }
  const [fields, image, translations] = await Promise.all([
    pageFields(page.fields, scope),
    resolveImage(meta.image, SHARED_PICTURE, scope),
    findTranslations({ req: scope.req, page, addTag: scope.addTag }),
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
    translations,
    updatedAt: String(page.updatedAt ?? ''),
  }
}

/** The page's own fields by name; a field that is switched off is absent. */
async function pageFields(value: unknown, scope: ResolveScope): Promise<Record<string, unknown>> {
  const stored = (Array.isArray(value) ? value : []) as Record<string, unknown>[]
  const shown = stored.filter(({ enabled, name }) => enabled !== false && typeof name === 'string')
  const definitions = shown.map(({ name, type }) => [
    name,
    { type: String(type), styled: false } satisfies FieldDefinition,
  ])
  const values = shown.map(({ name, type, ...rest }) => [name, rest[String(type)]])
  return resolveFields(Object.fromEntries(definitions), Object.fromEntries(values), scope)
}

function tagsOf(value: unknown): Tag[] {
  return (Array.isArray(value) ? (value as Tag[]) : []).map(({ name, point }) => ({ name, point }))
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
