import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { columnId } from '../../collections/core/database/tables'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { mayChangeDocuments, mayChangeRelease } from '../../collections/core/releases/mayChange'
import { staffSecret } from '../../collections/core/releases/secret'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import * as contract from '../../contract/releases'
import { mayApprove } from '../store/reviewStatus'
import { resolveItem } from './conflicts'
import { copyRelease } from './copy'
import { describeRelease, listReleases } from './describe'
import { documentEndpoints } from './documents'
import { enterRelease, findItemById, leaveRelease, mustBeReleasable, writeItem } from './items'
import { lockRelease, mustBeOpen, readRelease, releaseIdOf } from '../store/line'
import { makePreview, revokePreview } from './previews'
import { publishRelease, revertRelease, tryRelease } from './publish'
import { refreshItem, writeDocument } from './refresh'
import { scheduleRelease, unscheduleRelease } from './schedule'

/** Runs work on the release of the route and returns the release after it. */
async function changed(req: PayloadRequest, work: (id: string) => Promise<unknown>): Promise<contract.Release> {
  const id = releaseIdOf(req)
  await work(id)
  return describeRelease({ req, id })
}

/** Runs work on a whole release. Throws a 403 unless the user may update every document in it. */
function wholeChanged(req: PayloadRequest, work: (id: string) => Promise<unknown>): Promise<contract.Release> {
  return changed(req, async (id) => {
    await mayChangeRelease({ req, id })
    await work(id)
  })
}

/** Returns the release item of the route. Throws a 404. */
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

/**
 * Runs work on the contents of a release in a transaction. Waits for a publish in progress, and throws unless it is
 * open.
 */
function inOpenRelease(
  req: PayloadRequest,
  id: string,
  work: (release: Awaited<ReturnType<typeof lockRelease>>) => Promise<unknown>,
) {
  return inTransaction(req, async () => {
    // An exclusive lock, so that two requests cannot add the same document twice.
    const release = await lockRelease({ req, id, how: 'whole' })
    mustBeOpen(release)
    await work(release)
  })
}

const list = createEndpoint(contract.listReleases, ({ req }) => listReleases(req))

const one = createEndpoint(contract.readRelease, ({ req }) => describeRelease({ req, id: releaseIdOf(req) }))

const addItems = createEndpoint(contract.addItems, ({ req, body: { documents } }) =>
  changed(req, (id) =>
    inOpenRelease(req, id, async (release) => {
      for (const { collection, doc: given, action } of documents) {
        const doc = String(given)
        const { config } = mustBeReleasable(req, collection)
        if (columnId(req, collection, doc) === null) throw new NotFound(req.t)
        await mayUpdate({ req, collection: config, id: doc, data: {} })
        await enterRelease({ req, release, collection, doc, action })
      }
    }),
  ),
)

const removeItem = createEndpoint(contract.removeItem, ({ req }) =>
  changed(req, (id) => inOpenRelease(req, id, async () => leaveRelease({ req, item: await ownItemOf(req, id) }))),
)

const changeItem = createEndpoint(contract.changeItem, ({ req, body }) =>
  changed(req, (id) =>
    inOpenRelease(req, id, async () => writeDocument({ req, item: await ownItemOf(req, id), ...body })),
  ),
)

const refresh = createEndpoint(contract.refreshItem, ({ req }) =>
  changed(req, (id) => inOpenRelease(req, id, async () => refreshItem({ req, item: await ownItemOf(req, id) }))),
)

const resolve = createEndpoint(contract.resolveItem, ({ req, body }) =>
  changed(req, async (id) => {
    const item = await ownItemOf(req, id)
    await resolveItem({ req, release: id, item: String(item.id), ...body })
  }),
)

const approve = createEndpoint(contract.approveItem, ({ req }) => {
  if (!mayApprove(req)) throw new Forbidden(req.t)
  return changed(req, (id) =>
    inOpenRelease(req, id, async () => {
      const item = await itemOf(req, id)
      await writeItem({ req, item, data: { approvedRev: item.rev } })
    }),
  )
})

const copy = createEndpoint(contract.copyRelease, async ({ req }) => {
  const id = releaseIdOf(req)
  await mayChangeRelease({ req, id })
  return copyRelease({ req, id })
})

const look = createEndpoint(contract.lookAtRelease, async ({ req }) => {
  const id = releaseIdOf(req)
  const release = await readRelease({ req, id })
  return { address: `/preview-release/${id}/${staffSecret({ req, release })}` }
})

const check = createEndpoint(contract.checkRelease, ({ req }) => changed(req, (id) => tryRelease({ req, id })))

const publish = createEndpoint(contract.publishRelease, ({ req }) => changed(req, (id) => publishRelease({ req, id })))

const revert = createEndpoint(contract.revertRelease, ({ req, body: { force } }) =>
  changed(req, (id) => revertRelease({ req, id, force })),
)

const schedule = createEndpoint(contract.scheduleRelease, ({ req, body }) =>
  wholeChanged(req, (id) => scheduleRelease({ req, id, ...body })),
)

const unschedule = createEndpoint(contract.unscheduleRelease, ({ req }) =>
  wholeChanged(req, (id) => unscheduleRelease({ req, id })),
)

const preview = createEndpoint(contract.makePreview, async ({ req, body: { days } }) => {
  const id = releaseIdOf(req)
  await mayChangeRelease({ req, id })
  const preview = await makePreview({ req, id, days })
  return { ...(await describeRelease({ req, id })), told: preview }
})

const revoke = createEndpoint(contract.revokePreview, ({ req }) =>
  wholeChanged(req, (id) => revokePreview({ req, id })),
)

export const releaseEndpoints: Endpoint[] = [
  ...[list, one, look, copy, addItems, removeItem, changeItem, refresh, resolve, approve],
  ...[check, publish, revert, schedule, unschedule, preview, revoke],
  ...documentEndpoints,
]
