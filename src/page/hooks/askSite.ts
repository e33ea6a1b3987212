import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { inSavepoint } from '../../collections/core/database/inSavepoint'
import { slugsOf } from '../../options/getVoix'
import { readRows } from '../../tree'
import { askAddresses } from '../checks/addressCheck'

type Page = Record<string, unknown>

interface WriteArgs {
  id?: string | number
  data?: Page
  draft?: boolean
  autosave?: boolean
  overrideAccess?: boolean
}

/** Requests the addresses that a page links to on publish, before `guardRevision` locks the page. */
export const askSite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const write = args as WriteArgs
  if (!req.user || write.draft || write.autosave) return args
  const { access } = collection
  if (operation === 'create')
    await safely(req, async (own) => {
      if (await mayWrite(own, access.create, write)) await askAbout(own, write.data ?? {})
    })
  if (operation === 'update' && write.id !== undefined) {
    const { id, data = {} } = write
    await safely(req, async (own) => {
      if (await mayWrite(own, access.update, write)) await askAboutUpdate({ req: own, id, data })
    })
  }
  if (operation === 'restoreVersion')
    await safely(req, async (own) => {
      if (await mayWrite(own, access.update, {}))
        await askAbout(own, { ...(await restoredPage(own, write.id)), ...LIVE })
    })
  return args
}

const LIVE = { _status: 'published' }

/** Ids and values are not validated yet. Errors are ignored here: the write reports them. */
async function safely(req: PayloadRequest, ask: (own: PayloadRequest) => Promise<void>): Promise<void> {
  await inSavepoint(req, ask).catch(() => undefined)
}

interface Update {
  req: PayloadRequest
  id: string | number
  data: Page
}

/** Requests the linked addresses of several pages that one update publishes, before the first page is locked. */
export async function askAboutEach({ req, ids, data }: Omit<Update, 'id'> & { ids: readonly string[] }): Promise<void> {
  if (!req.user) return
  for (const id of ids) await safely(req, (own) => askAboutUpdate({ req: own, id, data }))
}

async function askAboutUpdate({ req, id, data }: Update): Promise<void> {
  if (data._status === 'draft' || data.deletedAt) return
  const newest = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: false,
    req,
  })
  if (newest) await askAbout(req, { ...newest, ...data })
}

async function askAbout(req: PayloadRequest, { elements, ...page }: Page): Promise<void> {
  if (page._status !== 'published') return
  await askAddresses({ req, page: { siteId: 0, ...page }, rows: readRows(elements) })
}

async function restoredPage(req: PayloadRequest, version: string | number | undefined): Promise<Page> {
  const found = await req.payload.findVersionByID({
    collection: slugsOf(req).pages,
    id: String(version),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return { ...found?.version }
}

type Rule = SanitizedCollectionConfig['access']['update']

/** Without write access, no requests are sent. */
async function mayWrite(req: PayloadRequest, rule: Rule, { id, data, overrideAccess }: WriteArgs): Promise<boolean> {
  if (overrideAccess) return true
  return Boolean(await rule({ req, ...(id !== undefined && { id: String(id) }), ...(data && { data }) }))
}
