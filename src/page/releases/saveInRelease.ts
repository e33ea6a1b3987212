import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import type { SaveAnswer, SaveBody } from '../../contract/saving'
import { diff, toSnapshot } from '../../tree'
import { personOf } from '../store/messages'
import { notify } from '../store/notify'
import { mustBeThere } from '../store/mustBeThere'
import { rememberHead } from '../store/headContext'
import { lockHead } from '../store/head'
import { rememberWrite } from '../store/writeContext'
import { checkSent } from '../save/checkSent'
import { broughtBy, savedFieldsOf, snapshotOf, valuesOf } from '../store/content'
import { findAnswer, fingerprintOf, storeOperation } from '../save/operations'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { planSave } from '../save/planSave'
import { processPage } from '../save/processPage'
import { readHead } from '../store/versions'
import { headInRelease } from './headInRelease'
import { enterRelease, writeItem } from './items'
import { LINE_REVS } from './lineRevs'
import { endedError, itemOfLine, lineKey, lockRelease, mustBeOpen, type Line } from '../store/line'

interface Save {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  line: Line & { release: string }
  body: SaveBody
}

/**
 * Saves a page within a release, in the request's transaction. Compares with the page's revision in the release. The
 * first save adds the page to the release in its current state. The page outside is only read.
 */
export async function saveInRelease({ req, collection, line, body }: Save): Promise<SaveAnswer> {
  const release = await lockRelease({ req, id: line.release, how: 'shared' })
  // Locks the page, so that it is added to the release once, in its current state.
  const stored = await lockHead({ req, id: line.page })
  mustBeThere(stored)
  await mayUpdate({ req, collection, id: line.page, data: broughtBy(body.change).page })
  const operation = {
    req,
    page: lineKey(line),
    operationId: body.operationId,
    fingerprint: fingerprintOf({ req, body }),
  }
  const before = await findAnswer(operation)
  if (before) return before
  mustBeOpen(release)
  if (body.action !== 'saveDraft') {
    throw new APIError(`In a release a page is saved as a draft: "${release.name}" publishes it.`, 400, null, true)
  }
  const outside = await readHead({ req, id: line.page, stored })
  mustBeThere(outside.page)
  const item = await itemOfLine({ req, line })
  if (!item && body.baseRev >= LINE_REVS)
    throw endedError({ message: `The page was removed from the release "${release.name}".`, ended: 'left' })
  const head = headInRelease({ outside: outside.page, item })
  const rev = Number(head.rev ?? 0)
  const fields = savedFieldsOf(collection)
  const overwritten = snapshotOf(head, fields)
  const content = planSave({ body, head: { rev, snapshot: overwritten } })
  await checkSent({ req, id: line.page, collection, body, head })
  const entered = item ?? (await enterRelease({ req, release, collection: collection.slug, doc: line.page }))
  rememberHead({ req, id: line.page, head: { ...stored, rev: entered.rev } })
  rememberWrite({ req, id: line.page, write: { kind: 'draft', isDraft: true, release: line.release } })
  const { page } = await processPage({ req, collection, id: line.page, head, content, publishes: false })
  const snapshot = { page: valuesOf(page, fields), rows: page.elements ?? [] }
  const data = { rev: Number(page.rev), snapshot, title: String(page.title ?? ''), action: 'publish' as const }
  await writeItem({ req, item: entered, data })
  const saved = snapshotOf(page, fields)
  const answer: SaveAnswer = {
    rev: data.rev,
    savedAt: String(page.updatedAt),
    status: 'draft',
    baseRev: entered.baseRev ?? null,
    stored: diff(toSnapshot(content), saved),
    isMerged: body.baseRev < rev,
  }
  await storeOperation({ ...operation, action: body.action, answer, prior: diff(overwritten, saved) })
  await notify({ req, message: { kind: 'saved', page: lineKey(line), rev: answer.rev, by: personOf(req.user) } })
  return answer
}
