import { APIError, type PayloadRequest } from 'payload'
import { inRepeatableTransaction, inTransaction } from '../../collections/core/database/inTransaction'
import { findItems, type Content, type StoredItem, type StoredRelease } from '../../collections/core/releases/stored'
import { isOpen } from '../../contract/releases'
import { slugsOf } from '../../options/getVoix'
import type { Conflict } from '../../tree'
import { atOnce } from '../expiry/atOnce'
import { lockRelease, readRelease } from '../store/line'
import { nameCurrentRelease, writeItem } from './items'
import { mergeWithLive } from './merge'
import { changeRelease, withEvent } from './change'
import { readLive } from './readLive'
import { lockDocuments, publishDocument, unpublishDocument } from './write'

/** The values of a document that differ between the release and what visitors see now. */
export interface ItemConflicts {
  item: string
  title: string
  conflicts: Conflict[]
}

interface Running {
  req: PayloadRequest
  id: string
}

/** The state of a document before and after the release. `null` means that visitors do not see it. */
interface Plan {
  item: StoredItem
  before: Content | null
  after: Content | null
}

/**
 * Publishes all documents of a release in one transaction, with the user's access and the hooks of a single publish. A
 * second call waits and then does nothing. After a crash nothing is published, and the next call publishes everything.
 * Throws a 409 with `data.conflicts` if visitors see other changes of the same values.
 */
export async function publishRelease({ req, id }: Running): Promise<StoredRelease> {
  const before = await begin({ req, id })
  if (before === null) return readRelease({ req, id })
  try {
    await inRepeatableTransaction(req, () => publishAll({ req, id }))
  } catch (error) {
    await giveBack({ req, id, status: before })
    throw error
  }
  return readRelease({ req, id })
}

class Dry extends Error {}

/** Runs the publish and rolls it back. Throws what publishing would throw. */
export async function tryRelease({ req, id }: Running): Promise<void> {
  try {
    await inTransaction(req, async () => {
      await publishAll({ req, id })
      throw new Dry()
    })
  } catch (error) {
    if (!(error instanceof Dry)) throw error
  }
}

/**
 * Commits the status `publishing`, so that all users see it. Returns the earlier status, or `null` if it is published
 * already.
 */
function begin({ req, id }: Running): Promise<StoredRelease['status'] | null> {
  return inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    if (release.status === 'published') return null
    mustBePublishable(release)
    await changeRelease({ req, release, data: { status: 'publishing' } })
    return release.status === 'publishing' ? 'draft' : release.status
  })
}

/** Restores the earlier status, unless another process has published the release. */
async function giveBack({ req, id, status }: Running & { status: StoredRelease['status'] }): Promise<void> {
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    if (release.status === 'publishing') await changeRelease({ req, release, data: { status } })
  }).catch((error: unknown) => {
    req.payload.logger.error({
      err: error,
      msg: `The status of release ${id} could not be reset and is still “publishing”.`,
    })
  })
}

function mustBePublishable({ name, status }: StoredRelease): void {
  if (isOpen({ status }) || status === 'publishing') return
  throw new APIError(`The release "${name}" is ${status}: it cannot be published.`, 409, null, true)
}

async function publishAll({ req, id }: Running): Promise<void> {
  const release = await lockRelease({ req, id, how: 'whole' })
  if (release.status === 'published') return
  mustBePublishable(release)
  const items = await findItems({ req, release: release.id })
  if (items.length === 0) throw new APIError(`The release "${release.name}" has no documents.`, 400, null, true)
  await lockDocuments({ req, documents: items })
  const plans: Plan[] = []
  const conflicts: ItemConflicts[] = []
  const live = await readLive({ req, documents: items })
  for (const item of items) {
    const before = live(item)
    const { conflicts: own, decided } = mergeWithLive({ base: item.base, mine: item.snapshot, live: before })
    if (item.action === 'unpublish') plans.push({ item, before, after: null })
    else if (own.length === 0) plans.push({ item, before, after: decided(() => 'mine') })
    else conflicts.push({ item: String(item.id), title: item.title ?? item.doc, conflicts: own })
  }
  if (conflicts.length > 0) throw refusal(release, conflicts)
  await writePlans({ req, release, plans })
  for (const { item, before, after } of plans) {
    const prior = { content: before ?? item.base, isLive: before !== null }
    await writeItem({ req, item, data: { prior, made: after } })
  }
  await finish({ req, release, items, status: 'published' })
}

/**
 * Restores what visitors saw before a release, and keeps later changes of other values. Throws a 409 with
 * `data.conflicts` for changes of the same values, unless `force` is set, which overwrites them.
 */
export async function revertRelease({ req, id, force }: Running & { force: boolean }): Promise<StoredRelease> {
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    if (release.status !== 'published')
      throw new APIError(
        `The release "${release.name}" is ${release.status}: only a published release can be reverted.`,
        409,
        null,
        true,
      )
    const items = await findItems({ req, release: release.id })
    await lockDocuments({ req, documents: items })
    const plans: Plan[] = []
    const conflicts: ItemConflicts[] = []
    const live = await readLive({ req, documents: items })
    for (const item of items) {
      const before = live(item)
      if (!item.prior?.isLive) {
        plans.push({ item, before, after: null })
        continue
      }
      const { content } = item.prior
      const { conflicts: own, decided } = mergeWithLive({ base: item.made ?? content, mine: content, live: before })
      if (own.length > 0 && !force)
        conflicts.push({ item: String(item.id), title: item.title ?? item.doc, conflicts: own })
      else plans.push({ item, before, after: decided(() => 'mine') })
    }
    if (conflicts.length > 0) throw refusal(release, conflicts)
    await writePlans({ req, release, plans })
    await finish({ req, release, items, status: 'reverted' })
  })
  return readRelease({ req, id })
}

function refusal({ name }: StoredRelease, conflicts: ItemConflicts[]): APIError {
  const titles = conflicts.map(({ title }) => `"${title}"`).join(', ')
  const message = `What visitors see has changed since it was added to "${name}": ${titles}. Nothing was published. Choose which values to keep.`
  return new APIError(message, 409, { conflicts }, true)
}

async function writePlans({ req, release, plans }: { req: PayloadRequest; release: StoredRelease; plans: Plan[] }) {
  const label = `Release: ${release.name}`.slice(0, 100)
  await atOnce(req, async () => {
    for (const { item, before, after } of inOrder(plans)) {
      const { collection, doc, baseRev } = item
      const isApproved = item.approvedRev !== null && item.approvedRev === item.rev
      const write = () => {
        if (after === null) return before === null ? undefined : unpublishDocument({ req, collection, doc })
        return publishDocument({
          req,
          collection,
          doc,
          content: after,
          label,
          isApproved,
          baseRev: baseRev ?? undefined,
        })
      }
      try {
        await write()
      } catch (error) {
        throw named(error, item)
      }
    }
  })
}

/** Sorts the plans so that a page gives up its address before another page takes it. */
function inOrder(plans: readonly Plan[]): Plan[] {
  const left = [...plans].sort((one, other) => Number(one.after !== null) - Number(other.after !== null))
  const ordered: Plan[] = []
  const addressOf = (content: Content | null) =>
    content && `${String(content.page.siteId)} ${String(content.page.path)}`
  while (left.length > 0) {
    const isFree = (plan: Plan) =>
      !left.some((other) => other !== plan && addressOf(other.before) === addressOf(plan.after))
    const at = left.findIndex((plan) => plan.after?.page.path === undefined || plan.after === null || isFree(plan))
    // If two pages swap their addresses, the path check throws.
    ordered.push(...left.splice(Math.max(at, 0), 1))
  }
  return ordered
}

async function finish({
  req,
  release,
  items,
  status,
}: {
  req: PayloadRequest
  release: StoredRelease
  items: readonly StoredItem[]
  status: 'published' | 'reverted'
}) {
  const at = new Date().toISOString()
  const data = { status, ...(status === 'published' ? { publishedAt: at } : {}), failure: null }
  await changeRelease({ req, release, data: withEvent({ req, release, data, what: status }) })
  for (const { doc, collection } of items)
    if (collection === slugsOf(req).pages) await nameCurrentRelease({ req, page: doc })
}

/** Prefixes a refusal with the document's title. */
function named(error: unknown, { title, doc }: StoredItem): unknown {
  const { status, message, data, isPublic = true } = error as APIError
  if (!(error instanceof Error) || typeof status !== 'number' || status >= 500) return error
  return new APIError(`"${title ?? doc}": ${message} Nothing was published.`, status, data, isPublic)
}
