import type { SanitizedCollectionConfig } from 'payload'
import type { LastWrite } from './lastWrite'
import { OWN_PAGE_KEYS, toTree, type PageContent, type PageDiff, type Row, type Snapshot } from '../../tree'

/** A stored version, or the document itself. Pages have no localized fields: each language is a document of its own. */
export type StoredPage = Record<string, unknown> & {
  rev?: number | null
  elements?: Row[] | null
  _status?: string | null
  lastWrite?: Partial<LastWrite> | null
}

/** Returns the page fields that a save may change: the product's, and those that the application added. */
export function savedFieldsOf(collection: SanitizedCollectionConfig): string[] {
  return collection.flattenedFields.map(({ name }) => name).filter((name) => !OWN_PAGE_KEYS.includes(name))
}

/** Returns the part of a stored page that a save can change. */
export function snapshotOf(stored: StoredPage, names: readonly string[]): Snapshot {
  return { page: valuesOf(stored, names), tree: toTree(stored.elements ?? []) }
}

/** Returns the named fields of a page, with `null` for missing ones. */
export function valuesOf(stored: object, names: readonly string[]): Record<string, unknown> {
  const values = stored as Record<string, unknown>
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

/** Returns the values that a change sets: page fields by name, and added and updated rows. */
export function broughtBy(change: PageDiff | null): PageContent {
  if (!change) return { page: {}, rows: [] }
  const { added, updated } = change.rows
  const page = Object.fromEntries(Object.entries(change.page).map(([name, [, to]]) => [name, to ?? null]))
  return { page, rows: [...Object.values(added), ...Object.values(updated).map(([, to]) => to)] }
}
