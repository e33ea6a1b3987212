import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { audiencesOf } from '../../collections/core/access'
import { execute } from '../../collections/core/database/execute'
import { listOf } from '../../collections/core/database/tables'
import type { Reading } from '../../collections/core/search/reading'
import { eitherReading, readingsOf, textSearchConfig } from '../../collections/core/search/textSearch'
import { getVoix, slugsOf } from '../../options/getVoix'
import { fillPath, isPattern, writePath } from '../../tree'
import { excerptOf, MARKS, partsOf, readMarked, together, type Marked, type TextPart } from './marked'

/** One found page. */
export interface FoundPage {
  href: string
  title: readonly TextPart[]
  /** The part of its text that contains the words. */
  excerpt: readonly TextPart[]
  /** The brand of its layout. */
  brand: string
}

/** One page of the results. */
export interface Found {
  /** The number of found pages. */
  total: number
  /** Whether there are more than are counted. Results after so many hardly match the words. */
  hasMore: boolean
  /** Whether no page has all of the words, and these have some. */
  isPartial: boolean
  /** The number of this page of the results, and of all pages. */
  number: number
  numbers: number
  pages: readonly FoundPage[]
}

interface Input {
  /** The request whose rights count. */
  req: PayloadRequest
  siteId: number
  languageCode: string
  /** As `readWords` returns them. */
  words: string
  number: number
}

const MOST = 200
const PER_PAGE = 10
const EXCERPT = 220

interface Hit {
  page: string
  shown: string
  audience: string
}

/**
 * Returns the published pages in a language that contain the words and that the user may read, those with the words in
 * their titles first.
 */
export async function findPages(input: Input): Promise<Found> {
  const all = await readHits(input, allWords(input))
  const hits = all.length > 0 ? all : await readHits(input, anyWord(input))
  const readable = await readableOf(input, hits)
  const numbers = Math.max(1, Math.ceil(readable.length / PER_PAGE))
  const number = Math.min(input.number, numbers)
  const shown = readable.slice((number - 1) * PER_PAGE, number * PER_PAGE)
  return {
    total: readable.length,
    hasMore: hits.length === MOST,
    isPartial: all.length === 0 && readable.length > 0,
    number,
    numbers,
    pages: await describe(input, all.length > 0 ? allWords(input) : anyWord(input), shown),
  }
}

type Fragment = ReturnType<typeof sql>

/** Parses the words as people write them: quotes keep words together, `or` matches either, a minus excludes. */
function allWords({ words, languageCode }: Input): Fragment {
  const config = textSearchConfig(languageCode)
  return eitherReading(words, (text) => sql`websearch_to_tsquery(${config}, ${text})`)
}

/** Matches any of the words except excluded ones: PostgreSQL joins the words of a plain search with `&`. */
function anyWord({ words, languageCode }: Input): Fragment {
  const config = textSearchConfig(languageCode)
  return eitherReading(
    words.replace(/(?<!\S)-("[^"]*"?|\S+)/g, ' '),
    (text) => sql`replace(plainto_tsquery(${config}, ${text})::text, ' & ', ' | ')::tsquery`,
  )
}

/**
 * Searches the index alone. A query that would need all pages (only excluded words) finds nothing. A page of which the
 * user's audience sees more is found once, by the text that matches best.
 */
async function readHits({ req, siteId, languageCode }: Input, query: Fragment): Promise<Hit[]> {
  const audiences = ['', ...audiencesOf(req)]
  return execute<Hit & Record<string, unknown>>({
    req,
    statement: sql`
      with asked as materialized (select ${query} as query),
      found as (
        select distinct on (page, shown) page, shown, audience, title,
          ts_rank('{0.01, 0.04, 0.3, 1}', document, query, 1) as rank
        from asked, voix_search
        where querytree(query) not in ('', 'T') and document @@ query
          and site_id = ${siteId} and language = ${languageCode} and audience in (${listOf(audiences)})
        order by page, shown, rank desc, audience)
      select page, shown, audience from found order by rank desc, title, page, shown limit ${MOST}`,
  })
}

interface Readable extends Hit {
  href: string
  brand: string
}

/** Returns the hits that may be read: each page, and each document that one shows, is read with the user's rights. */
async function readableOf(input: Input, hits: readonly Hit[]): Promise<Readable[]> {
  if (hits.length === 0) return []
  const { req } = input
  const { layouts } = getVoix(req.payload.config)
  const pages = await readById(req, slugsOf(req).pages, [...new Set(hits.map(({ page }) => page))])
  const slugs = await slugsOfDocuments(req, hits)
  return hits.flatMap((hit): Readable[] => {
    const page = pages.get(hit.page)
    const path = String(page?.path ?? '')
    if (!page || path === '' || (page.meta as { noIndex?: boolean } | null)?.noIndex === true) return []
    const slug = hit.shown === '' ? null : slugs.get(hit.shown)
    if (slug === undefined || isPattern(path) !== (slug !== null)) return []
    const layout = layouts.find(({ name }) => name === page.layout)
    return [
      {
        ...hit,
        href: writePath(slug === null ? path : fillPath(path, slug)),
        brand: layout?.brand ?? layout?.label ?? '',
      },
    ]
  })
}

async function slugsOfDocuments(req: PayloadRequest, hits: readonly Hit[]): Promise<Map<string, string>> {
  const ids = new Map<string, string[]>()
  for (const { shown } of hits) {
    const at = shown.indexOf(':')
    if (at < 0) continue
    const collection = shown.slice(0, at)
    ids.set(collection, [...(ids.get(collection) ?? []), shown.slice(at + 1)])
  }
  const slugs = new Map<string, string>()
  for (const [collection, own] of ids) {
    for (const [id, { slug }] of await readById(req, collection, own)) slugs.set(`${collection}:${id}`, String(slug))
  }
  return slugs
}

/** Returns published documents by their ids, also for users who may read drafts. */
async function readById(req: PayloadRequest, collection: string, ids: readonly string[]) {
  const known = req.payload.collections[collection as CollectionSlug]?.config
  if (!known) return new Map<string, Record<string, unknown>>()
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: {
      and: [{ id: { in: [...ids] } }, ...(known.versions?.drafts ? [{ _status: { equals: 'published' } }] : [])],
    },
    select: { path: true, layout: true, meta: true, slug: true } as never,
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map((docs as unknown as Record<string, unknown>[]).map((doc) => [String(doc.id), doc]))
}

const OPTIONS = `HighlightAll=true, StartSel=${MARKS.open}, StopSel=${MARKS.close}`

/** Returns the titles and texts of the shown results, with the words marked in them. */
async function describe(input: Input, query: Fragment, shown: readonly Readable[]): Promise<FoundPage[]> {
  if (shown.length === 0) return []
  const { req, languageCode } = input
  const config = textSearchConfig(languageCode)
  const texts = await execute<Stored & Record<string, unknown>>({
    req,
    statement: sql`
      select page, shown, title, description, body
      from voix_search join jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as wanted(page text, shown text, audience text)
        using (page, shown, audience)`,
  })
  const stored = new Map(texts.map((row) => [`${row.page} ${row.shown}`, row]))
  const found = shown.flatMap((hit) => {
    const row = stored.get(`${hit.page} ${hit.shown}`)
    return row ? [{ hit, texts: [row.title, row.body, row.description] }] : []
  })
  const readings = found.flatMap((one) => one.texts).map((text) => ({ text, readings: readingsOf(text) }))
  const lines = readings.flatMap((one) => one.readings.map(({ text }) => text))
  const rows = await execute<{ marked: string }>({
    req,
    statement: sql`
      with asked as materialized (select ${query} as query)
      select ts_headline(${config}, line, query, ${OPTIONS}) as marked
      from asked, jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb) with ordinality as lines(line, place)
      order by place`,
  })
  const marked = readings.map(({ text, readings: [own, folded] }, at) =>
    together(inText(text, own, rows[2 * at]?.marked), inText(text, folded, rows[2 * at + 1]?.marked)),
  )
  return found.map(({ hit: { href, brand } }, at) => {
    const [title, body, description] = marked.slice(3 * at, 3 * at + 3) as [Marked, Marked, Marked]
    return { href, brand, title: partsOf(title), excerpt: telling(body, description) }
  })
}

interface Stored {
  page: string
  shown: string
  title: string
  description: string
  body: string
}

/** Maps the marks in a reading to the letters of the original text. */
function inText(text: string, { from, to, ...reading }: Reading, line = ''): Marked {
  const marked = readMarked(line)
  if (marked.text.length !== reading.text.length) return { text, ranges: [] }
  return { text, ranges: marked.ranges.map((range) => [from[range[0]] ?? 0, to[range[1] - 1] ?? 0]) }
}

/** Returns the excerpt of a result: of the part with matches, otherwise of the description. */
function telling(body: Marked, description: Marked): TextPart[] {
  const isDescriptionShown = description.text !== '' && (body.ranges.length === 0 || description.ranges.length > 0)
  return excerptOf(isDescriptionShown ? description : body, EXCERPT)
}
