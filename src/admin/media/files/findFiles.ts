import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isUndescribed } from '../../../slices/altText'
import { labelText } from '../../../slices/labelText'
import { literally } from '../../../slices/literally'
import { PICTURES } from '../../../slices/pictures'
import { isRecord } from '../../../tree'
import type { Library, Picture } from '../../../studio/api/pictures'
import { readVoix } from '../../server/readVoix'
import type { FilesQuery } from './filesQuery'

/** A language of alt texts. `code: null` if alt texts are not localised. */
export interface AltLanguage {
  code: string | null
  label: string
}

/** A file with its alt text in each language. An alt text that is not localised has the key `''`. */
export interface FileLine extends Omit<Picture, 'alt'> {
  alts: Readonly<Record<string, string>>
}

export interface FilesResult {
  files: FileLine[]
  total: number
  totalPages: number
  languages: AltLanguage[]
  has: Library['has']
}

const PAGE_SIZE = 30

/** Returns files with their alt texts in all languages, newest first, as the user may read them. */
export async function findFiles({ req, query }: { req: PayloadRequest; query: FilesQuery }): Promise<FilesResult> {
  const slug = readVoix(req.payload).collections.media
  const { config, customIDType } = req.payload.collections[slug]
  const has = fieldsOf(config)
  const languages = altLanguages(req, config)
  const ids = query.ids.filter(
    (id) => customIDType === 'text' || isId(id, customIDType ?? req.payload.db.defaultIDType),
  )
  const where = whereOf({ ...query, ids }, has)
  if (query.ids.length > 0 && ids.length === 0) where.and = [{ id: { exists: false } }]
  const missing = has.alt && query.missing !== '' ? await findMissing({ req, where, query, languages }) : null
  const start = (query.page - 1) * PAGE_SIZE
  const { docs, totalDocs } = await req.payload.find({
    collection: slug,
    where: missing ? { id: { in: missing.slice(start, start + PAGE_SIZE) } } : where,
    ...(missing ? { pagination: false } : { limit: PAGE_SIZE, page: query.page }),
    sort: '-createdAt',
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    req,
  })
  const total = missing?.length ?? totalDocs
  return {
    files: docs.map((doc) => toLine(doc as unknown as Record<string, unknown>)),
    total,
    totalPages: Math.ceil(total / PAGE_SIZE),
    languages,
    has,
  }
}

/** Returns the ids of images whose alt text is empty or equals the file name, which a database query cannot compare. */
async function findMissing({
  req,
  where,
  query: { missing },
  languages,
}: {
  req: PayloadRequest
  where: Where
  query: FilesQuery
  languages: readonly AltLanguage[]
}): Promise<(string | number)[]> {
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections.media,
    where: { and: [where, PICTURES] },
    select: { filename: true, alt: true },
    sort: '-createdAt',
    locale: 'all',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const codes = languages.map(({ code }) => code ?? '').filter((code) => missing === 'any' || code === missing)
  return docs.flatMap((doc) => {
    const { id, filename, alts } = toLine(doc as unknown as Record<string, unknown>)
    return codes.some((code) => isUndescribed({ alt: alts[code], filename })) ? id : []
  })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the database accepts a text from the address as an id. Otherwise the whole query would fail. */
function isId(id: string, type: 'number' | 'text'): boolean {
  return type === 'number' ? /^\d{1,9}$/.test(id) : UUID.test(id)
}

function fieldsOf({ flattenedFields }: SanitizedCollectionConfig): Library['has'] {
  const has = (name: string, type: string) =>
    flattenedFields.some((field) => field.name === name && (field.type === type || field.type === `${type}area`))
  return { alt: has('alt', 'text'), tags: has('tags', 'text'), folder: has('folder', 'text') }
}

function altLanguages({ i18n, payload }: PayloadRequest, media: SanitizedCollectionConfig): AltLanguage[] {
  const { localization } = payload.config
  const alt = media.flattenedFields.find(({ name }) => name === 'alt')
  if (!localization || !alt || !('localized' in alt) || !alt.localized) return [{ code: null, label: 'Alt text' }]
  return localization.locales.map(({ code, label }) => ({ code, label: labelText(label, i18n) }))
}

function whereOf({ search, folder, tag, ids }: FilesQuery, has: Library['has']): Where {
  const and: Where[] = []
  const like = literally(search)
  const searched = ['filename', ...(has.alt ? ['alt'] : []), ...(has.tags ? ['tags'] : [])]
  if (search !== '') and.push({ or: searched.map((name) => ({ [name]: { like } })) })
  if (folder !== '' && has.folder) and.push({ folder: { equals: folder } })
  if (tag !== '' && has.tags) and.push({ tags: { equals: tag } })
  if (ids.length > 0) and.push({ id: { in: [...ids] } })
  return { and }
}

function toLine(doc: Record<string, unknown>): FileLine {
  const { alt, ...rest } = doc
  const alts = isRecord(alt)
    ? Object.fromEntries(Object.entries(alt).map(([code, text]) => [code, typeof text === 'string' ? text : '']))
    : { '': typeof alt === 'string' ? alt : '' }
  return { ...(rest as unknown as Picture), alts }
}
