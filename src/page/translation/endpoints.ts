import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { bodyText } from '../../collections/core/decodeText'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import {
  createTranslations,
  exportXliff,
  importXliff,
  MOST_LANGUAGES,
  readFamily,
  readTranslation,
  writeTranslation,
  type PageHead,
  type TranslationInfo,
} from '../../contract/translation'
import { getVoix, slugsOf } from '../../options/getVoix'
import { progressOf } from '../../slices/translation'
import { readRows, slugify } from '../../tree'
import { pageIdOf } from '../store/pageIdOf'
import { createTranslation, originalOf } from './createTranslation'
import { importFile } from './importXliff'
import { readXliff, XliffError } from './readXliff'
import { compareWith } from '../store/translationRecord'
import { findReferences } from '../checks/findReferences'
import { openTranslation, writeTexts } from './writeTexts'
import { writeXliff } from './writeXliff'

const family = createEndpoint(readFamily, async ({ req }) => {
  const original = await originalOf(req, pageIdOf(req))
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { translationOf: { equals: original.id } },
    draft: true,
    depth: 0,
    limit: MOST_LANGUAGES,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const languages = getVoix(req.payload.config).languages.map(({ code, name, icon }) => {
    const own = docs.find(({ languageCode }) => languageCode === code)
    const progress = own && progressOf(compareWith(req, { original, own: { ...own } }).units)
    return { code, name, icon, page: own ? headOf({ ...own }) : null, progress: progress ?? null }
  })
  return { original: headOf(original), languages }
})

const create = createEndpoint(createTranslations, async ({ req, body: { languages } }) => {
  const original = await originalOf(req, pageIdOf(req))
  const docs = await inTransaction(req, async () => {
    const made = []
    for (const one of languages) made.push(await createTranslation({ req, original, wanted: one }))
    return made.map((doc) => headOf({ ...doc }))
  })
  return { docs }
})

const readOne = createEndpoint(readTranslation, ({ req }) => described(req, pageIdOf(req)))

const writeOne = createEndpoint(writeTranslation, async ({ req, body }) => {
  const id = pageIdOf(req)
  const written = await writeTexts({ req, id, ...body })
  return { ...written, translation: await described(req, id) }
})

const exported = createEndpoint(exportXliff, async ({ req }) => {
  const { own, original, units } = await openTranslation(req, pageIdOf(req))
  const page = headOf(own)
  const text = writeXliff({ page, original: headOf(original), units: [...units.values()] })
  const name = `${slugify(page.path) || 'page'}.${page.languageCode}.xlf`
  const headers = {
    'Content-Type': `${exportXliff.answer}; charset=utf-8`,
    // A header value is ASCII. Browsers use the encoded name.
    'Content-Disposition': `attachment; filename="${name.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'no-store',
  }
  return new Response(text, { headers })
})

const imported = createEndpoint(importXliff, async ({ req, query: { operationId } }) => {
  const id = pageIdOf(req)
  const text = await bodyText(req)
  if (text.trim() === '') throw new APIError('The file is empty.', 400, null, true)
  const done = await importFile({ req, id, file: readOrRefuse(text), operationId })
  return { ...done, translation: await described(req, id) }
})

export const translationEndpoints: Endpoint[] = [family, create, readOne, writeOne, exported, imported]

async function described(req: PayloadRequest, id: string): Promise<TranslationInfo> {
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

function headOf(page: Record<string, unknown>): PageHead {
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
