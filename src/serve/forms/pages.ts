import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { SiteLabels } from '../../options/siteLabels'
import { siteHref } from '../../slices'
import type { FormProblem } from '../../slices/forms/checkForm'
import { FORM_EXTRAS, formAddress, type Form } from '../../slices/forms/formField'
import { signedSince, type Submission } from './readSubmission'
import { directionOf } from '../../tree'

const NO_STORE = { 'Cache-Control': 'no-store' }
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: unknown) => String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const STYLE =
  'body{font:18px/1.6 system-ui,sans-serif;color:#1d2b30;background:#f3f1ec;margin:0;display:grid;min-height:100vh;place-items:center;overflow-wrap:anywhere}main{background:#fff;border-radius:12px;padding:2.5rem;max-width:34rem;margin:1rem}h1{margin:0 0 1rem;font-size:1.6rem}button{font:inherit;padding:.7rem 1.6rem;border:0;border-radius:8px;background:#1d2b30;color:#fff}'

/**
 * Returns the response to a stored submission: JSON for the script, otherwise a redirect to the message on the page.
 */
export function sentAnswer({ submission, form }: { submission: Submission; form: Form }): Response {
  if (submission.isScripted) return Response.json({ message: form.successMessage }, { headers: NO_STORE })
  const place = submission.anchor ? `${submission.path}#${submission.anchor}` : submission.path
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: siteHref(place) ?? '/' } })
}

interface Problems {
  form: Form
  problems: readonly (FormProblem & { message: string })[]
  labels: SiteLabels
  languageCode: string
}

/**
 * Returns the page that lists the problems to a browser without a script. Going back in the browser restores the typed
 * values.
 */
export function problemPage({ form, problems, labels, languageCode }: Problems): Response {
  const labelOf = (name: string) => form.fields.find((field) => field.name === name)?.label ?? name
  const items = problems.map(({ field, message }) => `<li><b>${escape(labelOf(field))}</b>: ${escape(message)}</li>`)
  const back = labels['form.back'] ?? 'Go back in your browser: what you typed is still there.'
  return page({
    languageCode,
    title: form.title,
    body: `<ul>${items.join('')}</ul><p>${escape(back)}</p>`,
    status: 400,
  })
}

/**
 * Returns a page on which the visitor confirms, and so measures the time that a person takes. It contains all
 * submitted values.
 */
export function confirmPage({ req, form, submission }: { req: PayloadRequest; form: Form; submission: Submission }) {
  const { values, path, anchor, languageCode, operationId } = submission
  const extras = {
    [FORM_EXTRAS.path]: path,
    [FORM_EXTRAS.anchor]: anchor,
    [FORM_EXTRAS.language]: languageCode,
    [FORM_EXTRAS.since]: signedSince(req, form.slug),
    [FORM_EXTRAS.operation]: operationId || randomUUID(),
  }
  const hidden = Object.entries({ ...values, ...extras }).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  )
  const shown = form.fields
    .filter(({ name, type }) => type !== 'hidden' && values[name])
    .map(({ name, label }) => `<li>${escape(label)}: ${escape(values[name])}</li>`)
  const button = `<button>${escape(form.submitLabel || 'Send')}</button>`
  const body = `<ul>${shown.join('')}</ul><form method="post" action="${escape(formAddress(form.slug))}">${hidden.join('')}${button}</form>`
  return page({ languageCode, title: form.title, body, status: 200 })
}

function page({
  languageCode,
  title,
  body,
  status,
}: Record<'languageCode' | 'title' | 'body', string> & { status: number }) {
  const html = `<!doctype html><html lang="${escape(languageCode)}" dir="${directionOf(languageCode)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style><main><h1>${escape(title)}</h1>${body}</main></html>`
  return new Response(html, { status, headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' } })
}
