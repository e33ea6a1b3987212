import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { readingsOf, textSearchConfig } from '../../collections/core/search/textSearch'
import type { SearchEntry, StoredPage } from './entries'

/** PostgreSQL limits a tsvector to one megabyte. */
const MOST_CHARACTERS = 100_000

/** Locks the search entries of a page until the transaction ends. Call it before the page is read. */
export async function lockEntries(req: PayloadRequest, page: number | string): Promise<void> {
  const key = `voix:search:${page}`
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))` })
}

/** Deletes the entries of a page and of the documents that it shows. */
export async function dropPage(req: PayloadRequest, page: number | string): Promise<void> {
  await execute({ req, statement: sql`delete from voix_search where page = ${String(page)}` })
}

/** Deletes the entries of a document on all pages. */
export async function dropDocument(req: PayloadRequest, shown: string): Promise<void> {
  await execute({ req, statement: sql`delete from voix_search where shown = ${shown}` })
}

/** Stores entries of a page. Titles have the highest weight, then headings and descriptions, then other text. */
export async function storeEntries(
  req: PayloadRequest,
  page: Pick<StoredPage, 'id' | 'siteId' | 'languageCode'>,
  entries: readonly SearchEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const config = textSearchConfig(page.languageCode)
  const words = (name: string, weight: string) => {
    const vectors = [`${name}Own`, `${name}Folded`].map((one) => sql`to_tsvector(${config}, ${sql.identifier(one)})`)
    return sql`setweight(${sql.join(vectors, sql` || `)}, ${sql.raw(`'${weight}'`)})`
  }
  await execute({
    req,
    statement: sql`
      insert into voix_search (page, shown, audience, site_id, language, title, description, body, document)
      select ${String(page.id)}, shown, audience, ${page.siteId}, ${page.languageCode}, title, description, body,
        ${words('title', 'A')} || ${words('about', 'B')} || ${words('body', 'C')}
      from jsonb_to_recordset(${JSON.stringify(entries.map(storable))}::jsonb)
        as e(shown text, audience text, title text, description text, body text, "titleOwn" text, "titleFolded" text,
          "aboutOwn" text, "aboutFolded" text, "bodyOwn" text, "bodyFolded" text)
      on conflict (page, shown, audience) do update set site_id = excluded.site_id, language = excluded.language,
        title = excluded.title, description = excluded.description, body = excluded.body, document = excluded.document`,
  })
}

/** Returns the shown texts of an entry, and its words in both readings. */
function storable(entry: SearchEntry): Record<string, string> {
  const { headings, ...shown } = Object.fromEntries(
    Object.entries(entry).map(([name, text]) => [name, readable(String(text))]),
  ) as unknown as SearchEntry
  const words = { title: shown.title, about: `${headings} ${shown.description}`, body: shown.body }
  const readings = Object.entries(words).flatMap(([name, text]) => {
    const [own, folded] = readingsOf(text)
    return [
      [`${name}Own`, own.text],
      [`${name}Folded`, folded.text],
    ]
  })
  return { ...shown, ...(Object.fromEntries(readings) as Record<string, string>) }
}

/** Removes characters that PostgreSQL cannot store, and those that the search uses as marks. */
function readable(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFC')
    .replace(/[\p{Cs}\uE000\uE001]|(?!\n)\p{Cc}/gu, ' ')
}
