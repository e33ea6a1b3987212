import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { OUTSIDE_QUEUE, queueJob } from '../../collections/core/jobs/queue'
import { slugsOf } from '../../options/getVoix'
import type { FormValues } from '../../slices/forms/checkForm'
import type { Form } from '../../slices/forms/formField'
import { MAIL_TASK } from './mailTask'
import type { Submission } from './readSubmission'
import { writerOf } from './writerOf'

interface Stored {
  req: PayloadRequest
  form: Form
  values: FormValues
  submission: Submission
  address: string
  /** See `operationKey`. */
  key: string | null
}

/**
 * Stores a submission and queues its mail, so that the visitor does not wait for the mail server. Retries, also
 * concurrent ones, are stored once.
 */
export async function storeSubmission({ req, form, values, submission, address, key }: Stored): Promise<void> {
  const { path, languageCode } = submission
  await inTransaction(req, async () => {
    if (key !== null) {
      const lock = `voix:submission:${key}`
      await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))` })
      if (await isStored(req, key)) return
    }
    const about = { form: form.id, path, languageCode, addressHash: address, operationKey: key, status: 'received' }
    const { id } = await req.payload.create({
      collection: slugsOf(req)['form-submissions'] as CollectionSlug,
      data: { ...about, values, ...writerOf(form, values) } as never,
      depth: 0,
      // system: visitors store submissions only after these checks.
      overrideAccess: true,
      req,
    })
    await queueJob(req, { task: MAIL_TASK, input: { submission: String(id) }, queue: OUTSIDE_QUEUE })
  })
}

/**
 * Returns the key of a submission, or `null` without an id from the client. If the visitor changes values before a
 * retry, the key differs, so that no input is lost.
 */
export function operationKey({ id }: Form, values: FormValues, { operationId }: Submission): string | null {
  if (operationId === '') return null
  return createHash('sha256')
    .update(JSON.stringify([id, operationId, values]))
    .digest('hex')
}

/** Whether the submission is already stored. */
export async function isStored(req: PayloadRequest, key: string | null): Promise<boolean> {
  if (key === null) return false
  const { totalDocs } = await req.payload.count({
    collection: slugsOf(req)['form-submissions'] as CollectionSlug,
    where: { operationKey: { equals: key } },
    // system: visitors cannot read submissions. This only checks whether their own is stored.
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
