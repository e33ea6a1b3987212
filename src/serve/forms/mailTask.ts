import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { findForm } from '../../collections/core/forms/findForm'
import { slugsOf } from '../../options/getVoix'
import type { FormValues } from '../../slices/forms/checkForm'
import type { Form, FormField } from '../../slices/forms/formField'
import { writerOf } from './writerOf'

export const MAIL_TASK = 'voixMailSubmission'

/**
 * The mail server may be down for a while: the job is retried after 30 seconds, one minute, two ... for more than eight
 * hours in all.
 */
const RETRIES: TaskConfig['retries'] = { attempts: 10, backoff: { type: 'exponential', delay: 30_000 } }

/**
 * Mails a submission to the recipients of its form, and retries until it is sent. The status of the submission shows
 * the result.
 */
export const mailTask: TaskConfig<{ input: { submission: string }; output: object }> = {
  slug: MAIL_TASK,
  label: 'Mail a submission',
  retries: RETRIES,
  inputSchema: [{ name: 'submission', type: 'text', required: true }],
  handler: async ({ input: { submission }, req: { payload } }) => {
    await mailSubmission(payload, submission)
    return { output: {} }
  },
}

interface Kept {
  form: string | number
  values: FormValues
  path?: string | null
  languageCode?: string | null
  status?: string | null
}

async function mailSubmission(payload: Payload, id: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const kept = await findKept(req, id)
  // The submission was deleted, an editor has handled it, or the worker of this job ended before the job was marked as
  // done.
  if (!kept || kept.status === 'sent' || kept.status === 'handled') return
  const told = await findTold(req, kept)
  if (!told || told.notify.length === 0) return
  try {
    await payload.sendEmail({ to: told.notify, ...messageOf(told.form, kept) })
  } catch (error) {
    await setStatus({ req, id, status: 'failed' })
    throw error
  }
  await setStatus({ req, id, status: 'sent' })
}

async function findKept(req: PayloadRequest, id: string): Promise<Kept | null> {
  const found = await req.payload.findByID({
    collection: slugsOf(req)['form-submissions'] as CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
    // system: only the job queue calls this.
    overrideAccess: true,
    req,
  })
  return found as unknown as Kept | null
}

/** Returns the form in the language of the submission, and its current recipients; `null` if the form was deleted. */
async function findTold(req: PayloadRequest, { form: id, languageCode }: Kept) {
  const form = (await req.payload.findByID({
    collection: slugsOf(req).forms as CollectionSlug,
    id,
    select: { slug: true, notify: true } as never,
    depth: 0,
    disableErrors: true,
    // system: visitors cannot read the recipients.
    overrideAccess: true,
    req,
  })) as { slug: string; notify?: string[] | null } | null
  const asShown = form && (await findForm({ req, slug: form.slug, languageCode: languageCode ?? undefined }))
  return asShown && { form: asShown, notify: form.notify ?? [] }
}

function messageOf(form: Form, { values, path }: Kept) {
  const { name, email } = writerOf(form, values)
  return {
    subject: oneLine(`${form.title}: ${name || 'a new submission'}`),
    ...(email !== null && { replyTo: oneLine(email) }),
    text: [...form.fields.map((field) => lineOf(field, values)), '', `Sent from ${path ?? '/'}`].join('\n'),
  }
}

function lineOf({ name, label, type, options }: FormField, values: FormValues): string {
  const value = values[name]
  if (type === 'checkbox') return `${label}: ${value === true ? 'yes' : 'no'}`
  return `${label}: ${options.find((option) => option.value === value)?.label ?? String(value ?? '')}`
}

/** A visitor's text must not add a line to the head of a message. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200)
}

/** Sets the status unless an editor has marked the submission as handled. */
async function setStatus({
  req,
  id,
  status,
}: {
  req: PayloadRequest
  id: string
  status: 'sent' | 'failed'
}): Promise<void> {
  await req.payload.update({
    collection: slugsOf(req)['form-submissions'] as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { status: { not_equals: 'handled' } }] },
    data: { status } as never,
    depth: 0,
    // system: stores the result of the mail.
    overrideAccess: true,
    req,
  })
}
