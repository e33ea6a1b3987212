import { APIError, type DataFromCollectionSlug, type PayloadRequest } from 'payload'
import type { WantedTranslation } from '../../contract/translation'
import { getVoix, slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import { OWN_PAGE_KEYS, SECTION_KIND } from '../../tree'
import { copyContent } from '../save/copyContent'
import { inLanguage } from '../checks/findReferences'

interface Input {
  req: PayloadRequest
  /** The newest version of the original. */
  original: Record<string, unknown>
  wanted: WantedTranslation
}

/**
 * Creates a draft of the page in another language, linked to the original, with untranslated copies of its elements.
 * Shared sections are replaced by those of the language, if there are any.
 */
export async function createTranslation({ req, original, wanted: { code, path } }: Input) {
  const { pages } = slugsOf(req)
  const { languages } = getVoix(req.payload.config)
  const language = languages.find((one) => one.code === code)
  if (!language)
    refuse(`There is no language "${code}". There are: ${languages.map((one) => one.code).join(', ')}.`, 400)
  if (code === original.languageCode) refuse(`The page is in ${language.name} already.`, 400)
  const { docs } = await req.payload.find({
    collection: pages,
    where: { and: [{ translationOf: { equals: original.id } }, { languageCode: { equals: code } }] },
    select: { title: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (docs[0]) refuse(`There is a page in ${language.name} already: “${docs[0].title}”. Open it instead.`, 409)
  const { content, from, elements: rows } = copyContent(req, original, OWN_PAGE_KEYS)
  const elements = Object.fromEntries(rows.map(({ id }, index) => [id, from[index]?.id ?? '']))
  const data = {
    ...content,
    path: original.kind === SECTION_KIND ? null : path,
    languageCode: code,
    translationOf: original.id,
    translation: { elements, texts: {} },
    elements: await inLanguage({ req, rows, languageCode: code, siteId: original.siteId ?? 0 }),
  }
  return req.payload.create({
    collection: pages,
    data: data as unknown as Partial<DataFromCollectionSlug<'pages'>>,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
}

/** Returns the original of a page. For the original itself, returns that page. */
export async function originalOf(
  req: PayloadRequest,
  id: string,
): Promise<Record<string, unknown> & { id: string | number }> {
  const read = (one: string) =>
    req.payload.findByID({ collection: slugsOf(req).pages, id: one, draft: true, depth: 0, overrideAccess: false, req })
  const page = await read(id)
  const above = idOf(page.translationOf)
  return (above === null ? page : await read(above)) as unknown as Record<string, unknown> & { id: string | number }
}

function refuse(message: string, status: number): never {
  throw new APIError(message, status, null, true)
}
