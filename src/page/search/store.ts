import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { textSearchConfig, withoutAccents } from '../../collections/core/search/textSearch'
import type { SearchEntry, StoredPage } from './entries'

/** PostgreSQL takes a megabyte of words at most; nobody looks for what stands behind so much. */
const MOST_CHARACTERS = 100_000

/** A page is read and written under one lock: whoever comes later has read what who came first has written. */
export async function lockEntries(req: PayloadRequest, page: number | string): Promise<void> {
  const key = `voix:search:${page}`
  await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))` })
}

/** Forgets what is found of a page, and of the documents that it shows. */
export async function dropPage(req: PayloadRequest, page: number | string): Promise<void> {
  await execute({ req, statement: sql`delete from voix_search where page = ${String(page)}` })
}

/** Forgets what is found of a document, on whatever page it stood. */
export async function dropDocument(req: PayloadRequest, shown: string): Promise<void> {
  await execute({ req, statement: sql`delete from voix_search where shown = ${shown}` })
}

/** Writes what is found of a page. Titles weigh most, then headings and descriptions, then what else is said. */
export async function storeEntries(
  req: PayloadRequest,
  page: Pick<StoredPage, 'id' | 'siteId' | 'languageCode'>,
  entries: readonly SearchEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const config = textSearchConfig(page.languageCode)
  const words = (text: ReturnType<typeof sql>, weight: string) => sql`
    setweight(to_tsvector(${config}, ${text}) || to_tsvector(${config}, ${withoutAccents(text)}), ${sql.raw(`'${weight}'`)})`
  await execute({
    req,
    statement: sql`
      insert into voix_search (page, shown, audience, site_id, language, title, description, body, document)
      select ${String(page.id)}, shown, audience, ${page.siteId}, ${page.languageCode}, title, description, body,
        ${words(sql`title`, 'A')} || ${words(sql`headings || ' ' || description`, 'B')} || ${words(sql`body`, 'C')}
      from jsonb_to_recordset(${JSON.stringify(entries.map(storable))}::jsonb)
        as e(shown text, audience text, title text, description text, headings text, body text)
      on conflict (page, shown, audience) do update set site_id = excluded.site_id, language = excluded.language,
        title = excluded.title, description = excluded.description, body = excluded.body, document = excluded.document`,
  })
}

/** Without what PostgreSQL stores in no text, and without the marks that the search sets around words. */
function storable(entry: SearchEntry): Record<string, string> {
  return Object.fromEntries(Object.entries(entry).map(([name, text]) => [name, readable(String(text))]))
}

function readable(text: string): string {
  return text.slice(0, MOST_CHARACTERS).replace(/[\p{Cs}\uE000\uE001]|(?!\n)\p{Cc}/gu, ' ')
}
