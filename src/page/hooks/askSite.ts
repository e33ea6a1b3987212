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

/** Asks the site about the links of a page that is published, before `guardRevision` locks the page. */
export const askSite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const write = args as WriteArgs
  if (!req.user || write.draft || write.autosave) return args
  if (operation === 'create' && (await mayWrite(req, collection.access.create, write)))
    await askAbout(req, write.data ?? {})
  if (operation === 'update' && write.id !== undefined && (await mayWrite(req, collection.access.update, write)))
    await askAboutUpdate({ req, id: write.id, data: write.data ?? {} })
  if (operation === 'restoreVersion' && (await mayWrite(req, collection.access.update, {})))
    await askAbout(req, { ...(await restoredPage(req, write.id)), _status: 'published' })
  return args
}

interface Update {
  req: PayloadRequest
  id: string | number
  data: Page
}

/** Asks the site about the links of a page as an update publishes it. */
export async function askAboutUpdate({ req, id, data }: Update): Promise<void> {
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
  const whole = { siteId: 0, ...page }
  const ask = (own: PayloadRequest) => askAddresses({ req: own, page: whole, rows: readRows(elements) })
  // The values are not validated yet. The write refuses those that fail here.
  await inSavepoint(req, ask).catch(() => undefined)
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

/** Users who may not write the page cause no requests. */
async function mayWrite(req: PayloadRequest, rule: Rule, { id, data, overrideAccess }: WriteArgs): Promise<boolean> {
  if (overrideAccess) return true
  return Boolean(await rule({ req, ...(id !== undefined && { id: String(id) }), ...(data && { data }) }))
}
