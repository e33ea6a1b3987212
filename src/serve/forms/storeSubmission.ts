import type { CollectionSlug, PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import type { FormValues } from '../../slices/forms/checkForm'
import type { Form, FormField } from '../../slices/forms/formField'
import type { Submission } from './readSubmission'

interface Stored {
  req: PayloadRequest
  form: Form
  values: FormValues
  submission: Submission
  address: string
}

/** Keeps what was sent, then mails it. Whoever sent it does not wait for the mail server. */
export async function storeSubmission({ req, form, values, submission, address }: Stored): Promise<void> {
  const { path, languageCode } = submission
  const { id } = await req.payload.create({
    collection: slugsOf(req)['form-submissions'] as CollectionSlug,
    data: { form: form.id, values, path, languageCode, addressHash: address, status: 'received' } as never,
    depth: 0,
    // system: visitors write submissions in no other way than through this check.
    overrideAccess: true,
    req,
  })
  void mail({ req, form, values, path }).then(
    (isSent) => (isSent === null ? undefined : setStatus(req, id, isSent ? 'sent' : 'failed')),
    (error: unknown) => {
      req.payload.logger.error({ err: error, msg: `The submission ${id} of "${form.slug}" was kept, but not mailed.` })
      return setStatus(req, id, 'failed')
    },
  )
}

/** `null`: the form names nobody. */
async function mail({ req, form, values, path }: Omit<Stored, 'submission' | 'address'> & { path: string }) {
  const { payload } = req
  const { notify } = (await payload.findByID({
    collection: slugsOf(req).forms as CollectionSlug,
    id: form.id,
    select: { notify: true } as never,
    depth: 0,
    // system: visitors do not read who is told.
    overrideAccess: true,
  })) as { notify?: string[] | null }
  if (!notify || notify.length === 0) return null
  const writer = form.fields.find(({ type, name }) => type === 'email' && values[name])
  await payload.sendEmail({
    to: notify,
    subject: oneLine(`${form.title}: ${nameOf(form, values)}`),
    ...(writer && { replyTo: oneLine(String(values[writer.name])) }),
    text: [...form.fields.map((field) => lineOf(field, values)), '', `Sent from ${path}`].join('\n'),
  })
  return true
}

function lineOf({ name, label, type, options }: FormField, values: FormValues): string {
  const value = values[name]
  if (type === 'checkbox') return `${label}: ${value === true ? 'yes' : 'no'}`
  return `${label}: ${options.find((option) => option.value === value)?.label ?? String(value ?? '')}`
}

/** The first short text that was written: a name, as a rule. */
function nameOf({ fields }: Form, values: FormValues): string {
  const first = fields.find(({ type, name }) => (type === 'text' || type === 'email') && values[name])
  return first ? String(values[first.name]) : 'a new submission'
}

/** No text of a visitor adds a line to the head of a message. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 200)
}

/** In a request of its own: the one that sent it may have ended. */
async function setStatus({ payload }: PayloadRequest, id: string | number, status: string): Promise<void> {
  await payload.update({
    collection: slugsOf({ payload })['form-submissions'] as CollectionSlug,
    id,
    data: { status } as never,
    depth: 0,
    // system: says what became of the message.
    overrideAccess: true,
  })
}
