import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor, isStaff } from '../../collections/core/access'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { bodyText } from '../../collections/core/decodeText'
import { getVoix, slugsOf } from '../../options/getVoix'
import { progressOf } from '../../slices/translation'
import { readRows, slugify } from '../../tree'
import { pageIdOf } from '../pageIdOf'
import { createTranslation, originalOf } from './createTranslation'
import { importXliff } from './importXliff'
import { readXliff, XliffError } from './readXliff'
import { compareWith } from './record'
import { findReferences } from './references'
import { openTranslation, writeTexts } from './writeTexts'
import { writeXliff } from './writeXliff'

/** No more languages at a time. */
const MOST = 50

const wanted = z.object({
  languages: z
    .array(z.object({ code: z.string().min(1), path: z.string().max(500).optional() }))
    .min(1)
    .max(MOST),
})

const sent = z.object({
  operationId: z.string().min(8).max(100),
  texts: z.array(z.object({ key: z.string(), was: z.string(), is: z.string() })).default([]),
  confirmed: z.array(z.string()).default([]),
  references: z.boolean().default(false),
  missing: z.boolean().default(false),
})

/**
 * `GET /api/voix/pages/:id/translations` -> `{ original, languages }`: the page that this one translates (or this one), and for every
 * language of the application `{ code, name, page, progress }`; `page` is `null` where it is not translated.
 */
const listTranslations: Endpoint = {
  path: '/voix/pages/:id/translations',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const original = await originalOf(req, pageIdOf(req))
    const { docs } = await req.payload.find({
      collection: slugsOf(req).pages,
      where: { translationOf: { equals: original.id } },
      draft: true,
      depth: 0,
      limit: MOST,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const languages = getVoix(req.payload.config).languages.map(({ code, name, icon }) => {
      const own = docs.find(({ languageCode }) => languageCode === code)
      const progress = own && progressOf(compareWith(req, { original, own: { ...own } }).units)
      return { code, name, icon, page: own ? headOf({ ...own }) : null, progress: progress ?? null }
    })
    return answer({ original: headOf(original), languages })
  },
}

/**
 * `POST /api/voix/pages/:id/translations` with `{ languages: [{ code, path }] }` -> `{ docs }`, 201: a draft in each language, all of them
 * or none. 400 and 409 say which one cannot be made.
 */
const createTranslations: Endpoint = {
  path: '/voix/pages/:id/translations',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const { languages } = await read(req, wanted, 'Say into which languages: { languages: [{ code, path }] }.')
    const original = await originalOf(req, pageIdOf(req))
    const docs = await inTransaction(req, async () => {
      const made = []
      for (const one of languages) made.push(await createTranslation({ req, original, wanted: one }))
      return made.map((doc) => headOf({ ...doc }))
    })
    return answer({ docs }, 201)
  },
}

/** `GET /api/voix/pages/:id/translation` -> every text of a translation beside its original's. 400 for a page that translates none. */
const readOne: Endpoint = {
  path: '/voix/pages/:id/translation',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    return answer(await described(req, pageIdOf(req)))
  },
}

/**
 * `POST /api/voix/pages/:id/translation` with `{ operationId, texts: [{ key, was, is }], confirmed, references, missing }` -> `{ saved, conflicts,
 * translation }`. A text that somebody else has changed since `was` is not written, but told in `conflicts` with theirs.
 */
const writeOne: Endpoint = {
  path: '/voix/pages/:id/translation',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = pageIdOf(req)
    const body = await read(
      req,
      sent,
      'A translation is sent as { operationId, texts: [{ key, was, is }], confirmed }.',
    )
    const written = await writeTexts({ req, id, ...body })
    return answer({ ...written, translation: await described(req, id) })
  },
}

/** `GET /api/voix/pages/:id/translation.xliff`: a translation as XLIFF 1.2. */
const exportXliff: Endpoint = {
  path: '/voix/pages/:id/translation.xliff',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { own, original, units } = await openTranslation(req, pageIdOf(req))
    const page = headOf(own)
    const text = writeXliff({ page, original: headOf(original), units: [...units.values()] })
    const name = `${slugify(page.path) || 'page'}.${page.languageCode}.xlf`
    const headers = {
      'Content-Type': 'application/xliff+xml; charset=utf-8',
      // A header value is ASCII. Browsers use the encoded name.
      'Content-Disposition': `attachment; filename="${name.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
    }
    return new Response(text, { headers })
  },
}

/**
 * `POST /api/voix/pages/:id/translation/xliff?operationId=` with the text of a file -> see `Imported`, and `translation`. A file that cannot
 * be read is refused whole: 400 with the line.
 */
const takeXliff: Endpoint = {
  path: '/voix/pages/:id/translation/xliff',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = pageIdOf(req)
    const operationId = z.string().min(8).max(100).safeParse(req.query.operationId)
    if (!operationId.success) throw new APIError('Name the import: ?operationId=, 8 letters or more.', 400, null, true)
    const text = await bodyText(req)
    if (text.trim() === '') throw new APIError('The file is empty.', 400, null, true)
    const file = readOrRefuse(text)
    const done = await importXliff({ req, id, file, operationId: operationId.data })
    return answer({ ...done, translation: await described(req, id) })
  },
}

export const translationEndpoints: Endpoint[] = [
  listTranslations,
  createTranslations,
  readOne,
  writeOne,
  exportXliff,
  takeXliff,
]

async function described(req: PayloadRequest, id: string) {
  const { own, original, missing, units } = await openTranslation(req, id)
  const list = [...units.values()]
  const { languageCode } = headOf(own)
  const rows = readRows(own.elements)
  return {
    page: headOf(own),
    original: headOf(original),
    units: list,
    missing,
    progress: progressOf(list),
    references: await findReferences({ req, rows, languageCode, siteId: own.siteId ?? 0 }),
  }
}

function headOf(page: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    id: String(page.id),
    title: text(page.title),
    path: text(page.path),
    kind: text(page.kind),
    languageCode: text(page.languageCode),
    status: text(page._status),
    rev: Number(page.rev ?? 0),
  }
}

function readOrRefuse(text: string) {
  try {
    return readXliff(text)
  } catch (error) {
    if (!(error instanceof XliffError)) throw error
    const { line, message } = error
    throw new APIError(message, 400, { errors: [{ path: `line ${line}`, message }] }, true)
  }
}

async function read<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  words: string,
): Promise<z.infer<Schema>> {
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new APIError(`${words} ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, 400, null, true)
}

function answer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
