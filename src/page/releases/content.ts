import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { hasDrafts } from '../../collections/core/releases/asReleased'
import type { Content } from '../../collections/core/releases/stored'
import { isRecord } from '../../tree'
import { valuesOf, type StoredPage } from '../store/content'

/** Returns what a save can change of a page, in the form that a release stores. */
export function contentOfPage(page: StoredPage, fields: readonly string[]): Content {
  return { page: valuesOf(page, fields), rows: page.elements ?? [] }
}

/** Fields that a release does not change. */
const OWN: readonly string[] = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'hits', 'enabled']

/** Returns the fields of a document that a release changes. */
export function fieldsOfDocument({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>) {
  return flattenedFields.filter((field) => {
    const isStored = field.type !== 'join' && !('virtual' in field && field.virtual)
    return isStored && !OWN.includes(field.name)
  })
}

/**
 * Returns a document in all languages. With `draft: false` it is what visitors see, or `null` if they do not see it.
 */
export async function contentOfDocument({
  req,
  collection,
  id,
  draft,
}: {
  req: PayloadRequest
  collection: string
  id: string
  draft: boolean
}): Promise<Content | null> {
  const slug = collection as CollectionSlug
  const { config } = req.payload.collections[slug]
  const found = (await req.payload.findByID({
    collection: slug,
    id,
    depth: 0,
    draft,
    locale: 'all',
    disableErrors: true,
    overrideAccess: false,
    req,
  })) as (Record<string, unknown> & { _status?: string; enabled?: boolean }) | null
  if (!found) return null
  if (!draft) return liveContent({ config, doc: found, hasDrafts: hasDrafts(req, collection) })
  return contentOf(config, found)
}

/** Returns what visitors see of a document, or `null` if they do not see it. */
export function liveContent({
  config,
  doc,
  hasDrafts: isDrafted,
}: {
  config: SanitizedCollectionConfig
  doc: Record<string, unknown> & { _status?: string; enabled?: boolean }
  hasDrafts: boolean
}): Content | null {
  const isLive = isDrafted ? doc._status === 'published' : doc.enabled !== false
  return isLive ? contentOf(config, doc) : null
}

function contentOf(config: SanitizedCollectionConfig, doc: object): Content {
  return {
    page: valuesOf(
      doc,
      fieldsOfDocument(config).map(({ name }) => name),
    ),
    rows: [],
  }
}

export function titleOf({
  config,
  content,
  id,
}: {
  config: Pick<SanitizedCollectionConfig, 'admin'>
  content: Content
  id: string
}): string {
  const title = content.page[config.admin.useAsTitle ?? 'id']
  const text = isRecord(title) ? Object.values(title).find((each) => typeof each === 'string') : title
  return typeof text === 'string' && text !== '' ? text : id
}

/** Returns the values of one language from data in all languages. */
export function inLanguage(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  language: string,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (!(field.name in data)) return []
      const all = data[field.name]
      const value = 'localized' in field && field.localized && isRecord(all) ? all[language] : all
      return [[field.name, insideOf(field, value, language)]]
    }),
  )
}

function insideOf(field: FlattenedField, value: unknown, language: string): unknown {
  if (field.type === 'blocks' && Array.isArray(value)) {
    return value.map((row: Record<string, unknown>) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType)
      return block ? { ...row, ...inLanguage(block.flattenedFields, row, language) } : row
    })
  }
  if (!('flattenedFields' in field)) return value
  if (Array.isArray(value))
    return value.map((row: Record<string, unknown>) => ({
      ...row,
      ...inLanguage(field.flattenedFields, row, language),
    }))
  return isRecord(value) ? inLanguage(field.flattenedFields, value, language) : value
}
