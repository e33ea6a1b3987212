import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import { storedRows } from '../../../options/storedRows'
import { isStaff } from '../access'
import { areElementsPlain } from './plainElements'
import { keepElements, takeElements } from './sharedElements'

/** A page's newest state as Payload reads it. */
export interface NewestPage extends Record<string, unknown> {
  id: string
  rev?: number | null
  layout?: string | null
  path?: string | null
  elements?: unknown
  _status?: string | null
}

interface Wanted {
  req: PayloadRequest
  id: string
  /** Fields that are not needed. */
  leaveOut?: readonly ('elements' | 'review' | 'currentRelease')[]
}

/** The newest state of a page, as the request's user may see it. `null`: there is no such page for this user. */
export async function findNewest({ req, id, leaveOut = [] }: Wanted): Promise<NewestPage | null> {
  const { pages } = slugsOf(req)
  const read = async (without: readonly string[]) =>
    (await req.payload.findByID({
      collection: pages,
      id,
      draft: true,
      depth: 0,
      disableErrors: true,
      ...(without.length > 0 && { select: Object.fromEntries(without.map((name) => [name, false])) }),
      overrideAccess: false,
      req,
    })) as unknown as NewestPage | null
  if (leaveOut.includes('elements') || !isStaff(req)) return read(leaveOut)
  const isPlain = areElementsPlain(req.payload.collections[pages].config)
  const readElements = isPlain ? readStored : takeElements(req, id)
  if (!readElements) return keepElements(req, id, read(leaveOut))
  const page = await read([...leaveOut, 'elements'])
  if (!page) return null
  const elements = await readElements({ req, page })
  // A save between the two reads: they do not belong together.
  return elements ? { ...page, elements } : read(leaveOut)
}

interface Stored {
  rev?: number | null
  elements?: unknown
}

/** The elements of the page's revision as they are stored; `null`: the page has another revision by now. */
async function readStored({ req, page: { id, rev, _status } }: { req: PayloadRequest; page: NewestPage }) {
  const collection = slugsOf(req).pages
  const { db } = req.payload
  const select = { rev: true, elements: true } as const
  const readDraft = async () => {
    const where = { parent: { equals: id } }
    const page = { collection, where, select: { version: select }, limit: 1, pagination: false, req }
    return (await db.queryDrafts<Stored>(page)).docs[0]
  }
  const readLive = () => db.findOne<Stored & { id: string }>({ collection, where: { id: { equals: id } }, select, req })
  const found = (_status === 'published' ? null : await readDraft()) ?? (await readLive())
  return found && (found.rev ?? 0) === (rev ?? 0) ? storedRows(req, found.elements) : null
}
