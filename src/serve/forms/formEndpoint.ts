import { createHash } from 'node:crypto'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { findForm } from '../../collections/core/forms/findForm'
import { addressOf } from '../../options/forwarded.mjs'
import { getVoix, slugsOf } from '../../options/getVoix'
import { siteLabelsOf } from '../../options/siteLabels'
import { checkForm, formProblemText, type FormProblem, type FormValues } from '../../slices/forms/checkForm'
import type { Form } from '../../slices/forms/formField'
import { confirmPage, problemPage, sentAnswer } from './pages'
import { readSubmission, signedSince, type Submission } from './readSubmission'
import { isStored, operationKey, storeSubmission } from './storeSubmission'
import { isFlood, isTooOften } from './tooOften'

/** The defaults of labels that an application does not define. */
const TEXTS = {
  'form.tooFast': 'That was very fast. Please check your entries, and send the form again.',
  'form.tooOften': 'You have sent too many forms. Please try again in ten minutes.',
} as const

/**
 * `POST /api/voix/forms/:slug`: stores a submission, then mails it. The JSON body is
 * `{ values, since, path, language, operationId }`, the response `{ message }`. A browser without a script posts a
 * plain form and is redirected to the page. 400 names each field and its rule, 429 limits an address. The same values
 * with the same `operationId` are stored once.
 */
export const formEndpoint: Endpoint = {
  path: '/voix/forms/:slug',
  method: 'post',
  handler: async (req) => {
    if (req.headers.get('sec-fetch-site') === 'cross-site')
      throw new APIError('Forms are sent from pages of this site only.', 403, null, true)
    const submission = await readSubmission(req)
    if (!submission) throw new APIError('The body is neither JSON nor a form.', 400, null, true)
    const { languageCode } = submission
    const address = addressHash(req)
    if (isFlood(address)) return tooOften(req, submission)
    const form = await findForm({ req, slug: String(req.routeParams?.slug), languageCode })
    if (!form) throw new APIError('There is no such form.', 404, null, true)
    // Robots get the usual response.
    if (submission.isTrapped) return sentAnswer({ submission, form })
    const { values: checked, problems } = checkForm(form.fields, submission.values)
    if (!checked) return refuse({ req, form, submission, problems })
    const values = ordered(form, checked)
    const key = operationKey(form, values, submission)
    if (await isStored(req, key)) return sentAnswer({ submission, form })
    const wait = await waitFor({ req, form, submission })
    if (wait) return wait
    if (await isTooOften({ req, form, address })) return tooOften(req, submission)
    await storeSubmission({ req, form, values, submission, address, key })
    return sentAnswer({ submission, form })
  },
}

/**
 * `GET /api/voix/forms/:slug` -> `{ since }`: returns the signed start time of a form. Cached pages are the same for
 * all visitors, so the page's script requests it when a visitor begins to use the form, and sends it along. The elapsed
 * time thus does not depend on the browser. The endpoint does not read the database.
 */
export const formSinceEndpoint: Endpoint = {
  path: '/voix/forms/:slug',
  method: 'get',
  handler: (req) =>
    Response.json(
      { since: signedSince(req, String(req.routeParams?.slug)) },
      { headers: { 'Cache-Control': 'no-store' } },
    ),
}

/** Returns a text in the language of the page. */
async function textOf(req: PayloadRequest, { languageCode }: Submission, key: keyof typeof TEXTS): Promise<string> {
  return (await siteLabelsOf(getVoix(req.payload.config), languageCode))[key] ?? TEXTS[key]
}

async function tooOften(req: PayloadRequest, submission: Submission): Promise<never> {
  throw new APIError(await textOf(req, submission, 'form.tooOften'), 429, null, true)
}

async function refuse(args: { req: PayloadRequest; form: Form; submission: Submission; problems: FormProblem[] }) {
  const { req, form, submission, problems } = args
  const labels = await siteLabelsOf(getVoix(req.payload.config), submission.languageCode)
  const told = problems.map((problem) => ({ ...problem, message: formProblemText(problem, labels) }))
  if (submission.isScripted) return Response.json({ errors: told }, { status: 400 })
  return problemPage({ form, problems: told, labels, languageCode: submission.languageCode })
}

/**
 * Refuses forms that are filled in too fast. `wait` is the remaining time in milliseconds. Without a script, the server
 * shows a page on which the visitor confirms.
 */
async function waitFor({ req, form, submission }: { req: PayloadRequest; form: Form; submission: Submission }) {
  const least = (await minimumSeconds(req, form)) * 1000
  if (submission.elapsed !== null && submission.elapsed >= least) return null
  if (!submission.isScripted) return confirmPage({ req, form, submission })
  const message = await textOf(req, submission, 'form.tooFast')
  const wait = least - (submission.elapsed ?? 0)
  return Response.json({ errors: [{ field: null, rule: 'tooFast', message, wait }] }, { status: 400 })
}

async function minimumSeconds(req: PayloadRequest, form: Form): Promise<number> {
  const stored = (await req.payload.findByID({
    collection: slugsOf(req).forms as 'forms',
    id: form.id,
    select: { minimumSeconds: true },
    depth: 0,
    // system: visitors cannot read the minimum time.
    overrideAccess: true,
    req,
  })) as { minimumSeconds?: number | null }
  return stored.minimumSeconds ?? 0
}

/** Returns the values in the order of the form's fields. */
function ordered({ fields }: Form, values: FormValues): FormValues {
  return Object.fromEntries(fields.flatMap(({ name }) => (name in values ? [[name, values[name] ?? '']] : [])))
}

/** Returns a keyed hash of the sender's address, which the database stores instead of the address. */
function addressHash(req: PayloadRequest): string {
  return createHash('sha256')
    .update(`${req.payload.secret} ${addressOf(req)}`)
    .digest('hex')
    .slice(0, 32)
}
