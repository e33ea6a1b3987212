import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { mustBeThere } from '../store/mustBeThere'
import { rememberHead } from '../store/headContext'
import { lockHead } from '../store/head'
import { rememberWrite } from '../store/writeContext'
import type { SaveAction, SaveAnswer, SaveBody } from '../../contract/saving'
import type { VersionKind } from '../../contract/versions'
import { diff, toSnapshot } from '../../tree'
import { checkSent } from './checkSent'
import { broughtBy, savedFieldsOf, snapshotOf } from '../store/content'
import { findAnswer, fingerprintOf, storeOperation } from './operations'
import { planSave } from './planSave'
import { processPage } from './processPage'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { readHead, type Head } from '../store/versions'
import { writeVersion } from './writeVersion'

interface Save {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string
  body: SaveBody
}

/** Saves a page in the request's transaction. A repeated request returns the stored response. */
export async function savePage({ req, collection, id, body }: Save): Promise<SaveAnswer> {
  const stored = await lockHead({ req, id })
  mustBeThere(stored)
  await mayUpdate({ req, collection, id, data: broughtBy(body.change).page })
  const operation = { req, page: id, operationId: body.operationId, fingerprint: fingerprintOf({ req, body }) }
  const before = await findAnswer(operation)
  if (before) return before
  rememberHead({ req, id, head: stored })
  const head = await readHead({ req, id, stored })
  mustBeThere(head.page)
  const fields = savedFieldsOf(collection)
  const overwritten = snapshotOf(head.page, fields)
  const rev = Number(head.page.rev ?? 0)
  const content = planSave({ body, head: { rev, snapshot: overwritten } })
  await checkSent({ req, id, collection, body, head: head.page })
  const isPublished = publishes(body)
  const isInPlace = overwrites({ body, head })
  const kind = body.restored ? 'restored' : KINDS[body.action]
  rememberWrite({ req, id, write: { kind, label: body.label, isInPlace } })
  const processed = await processPage({ req, collection, id, head: head.page, content, publishes: isPublished })
  await writeVersion({ req, id, head, page: processed.page, publishes: isPublished, isInPlace })
  await processed.afterWrite()
  const saved = snapshotOf(processed.page, fields)
  const answer: SaveAnswer = {
    rev: Number(processed.page.rev),
    savedAt: String(processed.page.updatedAt),
    status: isPublished ? 'published' : 'draft',
    stored: diff(toSnapshot(content), saved),
    isMerged: body.baseRev < rev,
  }
  const prior = isInPlace ? diff(overwritten, saved) : null
  await storeOperation({ ...operation, action: body.action, answer, prior })
  return answer
}

/** Returns whether a save publishes the page. */
export function publishes({ action }: Pick<SaveBody, 'action'>): boolean {
  return action === 'savePublishVersion' || action === 'quickSave'
}

/**
 * Returns whether a save overwrites the newest version. A version that was kept on purpose, was restored or has a label
 * is never overwritten, and a restore always adds a version.
 */
function overwrites({ body, head }: { body: SaveBody; head: Head }): boolean {
  const { _status, lastWrite } = head.page
  if (body.restored || head.versionId === null || lastWrite?.label) return false
  if (lastWrite?.kind === 'kept' || lastWrite?.kind === 'restored') return false
  return body.action === 'quickSave' || (body.action === 'saveDraft' && _status === 'draft')
}

const KINDS: Record<SaveAction, VersionKind> = {
  saveDraft: 'draft',
  saveVersionForLater: 'kept',
  savePublishVersion: 'published',
  quickSave: 'quick',
}
