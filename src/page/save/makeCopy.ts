import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { firstFree, OWN_PAGE_KEYS } from '../../tree'
import { takenProblem } from '../store/takenProblem'
import { copyContent } from './copyContent'

/** The copy of a translation is not a translation, because each language has one page. */
const LEFT_OUT = [...OWN_PAGE_KEYS, 'translation', 'translationOf']

interface Input {
  req: PayloadRequest
  /** The newest version of the page. */
  source: Readonly<Record<string, unknown>>
  /** Values of the copy that differ. May depend on the ids of its elements, by those of the page. */
  changes: (elements: ReadonlyMap<string, string>) => Readonly<Record<string, unknown>>
}

/** Creates a draft with the content of a page and fresh element ids. */
export async function makeCopy({ req, source, changes }: Input) {
  const { content, from, elements } = copyContent(req, { ...source }, LEFT_OUT)
  const ids = new Map(from.map(({ id }, index) => [id, elements[index]?.id ?? '']))
  const data: Record<string, unknown> = { ...content, elements, ...changes(ids) }
  const doc = await req.payload.create({
    collection: slugsOf(req).pages,
    data: data as Partial<DataFromCollectionSlug<'pages'>>,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { doc, elements: ids }
}

interface Wanted {
  req: PayloadRequest
  path: string
  siteId: number
  /** Further paths that are not free. */
  used?: ReadonlySet<string>
}

/** Returns the path, with a number if a page of the site has it. */
export function freePath({ req, path, siteId, used }: Wanted): Promise<string> {
  const isTaken = async (candidate: string) =>
    used?.has(candidate) || (await takenProblem({ req, id: null, path: candidate, siteId })) !== null
  return firstFree(path, isTaken)
}
