import type { SanitizedCollectionConfig } from 'payload'
import type { LastWrite } from '../collection/lastWrite'
import { OWN_PAGE_KEYS, type PageContent, type Row } from '../../tree'

/** A stored version, or the document itself. Pages have no localised fields: they are one document per language. */
export type StoredPage = Record<string, unknown> & {
  rev?: number | null
  elements?: Row[] | null
  _status?: string | null
  lastWrite?: Partial<LastWrite> | null
}

/** The page fields that a save may change: the product's and those that the application added. */
export function savedFieldsOf(collection: SanitizedCollectionConfig): string[] {
  return collection.flattenedFields.map(({ name }) => name).filter((name) => !OWN_PAGE_KEYS.includes(name))
}

/** What a save can change of a stored page. */
export function contentOf(stored: StoredPage, names: readonly string[]): PageContent {
  const page = Object.fromEntries(names.map((name) => [name, stored[name] ?? null]))
  return { page, rows: stored.elements ?? [] }
}
