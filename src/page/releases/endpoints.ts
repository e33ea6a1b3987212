import { addDataAndFileToRequest, APIError, Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isEditor, isStaff } from '../../collections/core/access'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { mayChangeDocuments, mayChangeRelease } from '../../collections/core/releases/mayChange'
import { staffSecret } from '../../collections/core/releases/secret'
import { columnId } from '../../collections/core/database/tables'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { mayApprove } from '../review/status'
import { resolveItem } from './conflicts'
import { copyRelease } from './copy'
import { describeRelease, listReleases } from './describe'
import { documentEndpoints } from './documents'
import { enterRelease, findItemById, leaveRelease, mustBeReleasable, writeItem } from './items'
import { lockRelease, mustBeOpen, readRelease, releaseIdOf } from './line'
import { makePreview, revokePreview } from './previews'
import { publishRelease, revertRelease, tryRelease } from './publish'
import { refreshItem, writeDocument } from './refresh'
import { scheduleRelease, unscheduleRelease } from './schedule'

const ONE = '/voix/releases/:release'
const ITEM = `${ONE}/items/:item`

type Work = (asked: { req: PayloadRequest; id: string; body: unknown }) => Promise<unknown>

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/** Everything that changes a release is for editors and answers the release as it is afterwards (`DescribedRelease`). */
const change = (method: 'post' | 'delete' | 'patch', path: string, work: Work): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = releaseIdOf(req)
    if (method !== 'delete') await addDataAndFileToRequest(req)
    const told = await work({ req, id, body: req.data ?? {} })
    const release = await describeRelease({ req, id })
    return Response.json(told === undefined ? release : { ...release, told }, NO_STORE)
  },
})

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new APIError(
    `${first?.path.join('.') || 'body'}: ${first?.message}`,
    400,
    { field: first?.path.join('.') },
    true,
  )
}

const ACTION = z.enum(['publish', 'unpublish']).default('publish')
const Documents = z.object({
  documents: z
    .array(
      z.object({ collection: z.string(), doc: z.union([z.string(), z.number()]).transform(String), action: ACTION }),
    )
    .min(1)
    .max(100),
})
const Scheduled = z.object({ at: z.string(), timeZone: z.string() })
const Choices = z.object({ rev: z.number().int(), choices: z.record(z.string(), z.enum(['base', 'mine', 'theirs'])) })
const Written = z.object({ rev: z.number().int(), data: z.record(z.string(), z.unknown()) })

/** The document of a release that the address names. Throws a 404. */
async function itemOf(req: PayloadRequest, release: string) {
  const item = await findItemById({ req, release, item: String(req.routeParams?.item) })
  if (!item) throw new NotFound(req.t)
  return item
}

/** Returns the document for a change. Throws a 404, or a 403 if the user may not update it. */
async function ownItemOf(req: PayloadRequest, release: string) {
  const item = await itemOf(req, release)
  await mayChangeDocuments({ req, documents: [item] })
  return item
}

/** Runs work on a whole release. Throws a 403 unless the user may update every document in it. */
const onWhole =
  (work: Work): Work =>
  async (asked) => {
    await mayChangeRelease(asked)
    return work(asked)
  }

/** The work on what is in a release: it waits for whoever publishes, and finds it open. */
function inOpenRelease(
  req: PayloadRequest,
  id: string,
  work: (release: Awaited<ReturnType<typeof lockRelease>>) => Promise<void>,
) {
  return inTransaction(req, async () => {
    // Whole: two that add the same document add it once.
    const release = await lockRelease({ req, id, how: 'whole' })
    mustBeOpen(release)
    await work(release)
  })
}

/** `GET /api/voix/releases` -> `{ releases, collections }`; one of them with its documents at `/api/voix/releases/:release`. For staff. */
const list: Endpoint = {
  path: '/voix/releases',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    return Response.json(await listReleases(req), NO_STORE)
  },
}

const one: Endpoint = {
  path: ONE,
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    return Response.json(await describeRelease({ req, id: releaseIdOf(req) }), NO_STORE)
  },
}

/** `POST .../items` with `{ documents: [{ collection, doc, action? }] }`. One that is in the release gets the action. 400, 403, 404, 409. */
const addItems = change('post', `${ONE}/items`, ({ req, id, body }) =>
  inOpenRelease(req, id, async (release) => {
    for (const { collection, doc, action } of parsed(Documents, body).documents) {
      const { config } = mustBeReleasable(req, collection)
      if (columnId(req, collection, doc) === null) throw new NotFound(req.t)
      await mayUpdate({ req, collection: config, id: doc, data: {} })
      await enterRelease({ req, release, collection, doc, action })
    }
  }),
)

const removeItem = change('delete', ITEM, ({ req, id }) =>
  inOpenRelease(req, id, async () => leaveRelease({ req, item: await ownItemOf(req, id) })),
)

/** `PATCH .../items/:item` with `{ rev, data }`: other values of a document that is no page, in the release alone. */
const changeItem = change('patch', ITEM, ({ req, id, body }) =>
  inOpenRelease(req, id, async () => writeDocument({ req, item: await ownItemOf(req, id), ...parsed(Written, body) })),
)

/** `POST .../items/:item/refresh`: a document that is no page as its newest draft is now. */
const refresh = change('post', `${ITEM}/refresh`, ({ req, id }) =>
  inOpenRelease(req, id, async () => refreshItem({ req, item: await ownItemOf(req, id) })),
)

/** `POST .../items/:item/resolve` with `{ rev, choices: { <conflict>: 'mine' | 'theirs' | 'base' } }`. 409 when one is left open. */
const resolve = change('post', `${ITEM}/resolve`, async ({ req, id, body }) => {
  const item = await ownItemOf(req, id)
  await resolveItem({ req, release: id, item: String(item.id), ...parsed(Choices, body) })
})

/** `POST .../items/:item/approve`: what the document is in the release now may be published. For those who approve pages. */
const approve: Endpoint = {
  path: `${ITEM}/approve`,
  method: 'post',
  handler: async (req) => {
    if (!mayApprove(req)) throw new Forbidden(req.t)
    const id = releaseIdOf(req)
    await inOpenRelease(req, id, async () => {
      const item = await itemOf(req, id)
      await writeItem({ req, item, data: { approvedRev: item.rev } })
    })
    return Response.json(await describeRelease({ req, id }), NO_STORE)
  },
}

/** `POST /api/voix/releases/:release/copy` -> `{ id, name, missing }`, 201: a draft with the same contents. For editors of all its documents. */
const copy: Endpoint = {
  path: `${ONE}/copy`,
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = releaseIdOf(req)
    await mayChangeRelease({ req, id })
    return Response.json(await copyRelease({ req, id }), { ...NO_STORE, status: 201 })
  },
}

/** `POST /api/voix/releases/:release/look` -> `{ address }`: the whole site with the release, for whoever is staff, for an hour. */
const look: Endpoint = {
  path: `${ONE}/look`,
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const id = releaseIdOf(req)
    const release = await readRelease({ req, id })
    return Response.json({ address: `/preview-release/${id}/${staffSecret({ req, release })}` }, NO_STORE)
  },
}

export const releaseEndpoints: Endpoint[] = [
  list,
  one,
  look,
  copy,
  addItems,
  removeItem,
  changeItem,
  refresh,
  resolve,
  approve,
  // What publishing would say now: 409 with `data.conflicts`, or the refusal of a document. Nothing is changed.
  change('post', `${ONE}/check`, ({ req, id }) => tryRelease({ req, id })),
  change('post', `${ONE}/publish`, async ({ req, id }) => void (await publishRelease({ req, id }))),
  change('post', `${ONE}/revert`, async ({ req, id, body }) => {
    const { force } = parsed(z.object({ force: z.boolean().default(false) }), body)
    await revertRelease({ req, id, force })
  }),
  change(
    'post',
    `${ONE}/schedule`,
    onWhole(({ req, id, body }) => scheduleRelease({ req, id, ...parsed(Scheduled, body) })),
  ),
  change(
    'delete',
    `${ONE}/schedule`,
    onWhole(({ req, id }) => unscheduleRelease({ req, id })),
  ),
  // The answer's `told` has the secret, which nobody is told again.
  change(
    'post',
    `${ONE}/preview`,
    onWhole(({ req, id, body }) =>
      makePreview({ req, id, days: parsed(z.object({ days: z.number().default(7) }), body).days }),
    ),
  ),
  change(
    'delete',
    `${ONE}/preview`,
    onWhole(({ req, id }) => revokePreview({ req, id })),
  ),
  ...documentEndpoints,
]
