import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { OUTSIDE_QUEUE, queueJob } from '../../collections/core/jobs/queue'
import { slugsOf } from '../../options/getVoix'
import type { FormValues } from '../../slices/forms/checkForm'
import type { Form } from '../../slices/forms/formField'
import { MAIL_TASK } from './mailTask'
import type { Submission } from './readSubmission'

interface Stored {
  req: PayloadRequest
  form: Form
  values: FormValues
  submission: Submission
  address: string
}

/** Keeps what was sent, and with it that it is to be mailed. Whoever sent it does not wait for the mail server. */
export async function storeSubmission({ req, form, values, submission, address }: Stored): Promise<void> {
  const { path, languageCode } = submission
  await inTransaction(req, async () => {
    const { id } = await req.payload.create({
      collection: slugsOf(req)['form-submissions'] as CollectionSlug,
      data: { form: form.id, values, path, languageCode, addressHash: address, status: 'received' } as never,
      depth: 0,
      // system: visitors write submissions in no other way than through this check.
      overrideAccess: true,
      req,
    })
    await queueJob(req, { task: MAIL_TASK, input: { submission: String(id) }, queue: OUTSIDE_QUEUE })
  })
}
