import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { vi } from 'vitest'
import { runWorker } from '../../../src/collections/core/jobs/runWorker'
import { signedSince } from '../../../src/serve/forms/readSubmission'
import { LONGEST_WAIT, ORIGIN, type App } from './app'

export const values = { name: 'Ana', email: 'ana@example.com', where: 'sea', agrees: true }

let visitors = 0
/** Returns the headers of a new visitor, one for each test. */
export const someone = (): Record<string, string> => ({ 'x-forwarded-for': `10.0.0.${(visitors += 1)}` })

/** Creates a form for `values` and returns its slug. */
export async function makeForm(app: App, more: Record<string, unknown> = {}): Promise<string> {
  const data = {
    title: `Brochure ${randomUUID()}`,
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: true },
      { name: 'email', label: 'E-mail', type: 'email', required: true },
      { name: 'where', label: 'Where', type: 'select', options: [{ label: 'By the sea', value: 'sea' }] },
      { name: 'agrees', label: 'I agree', type: 'checkbox' },
    ],
    successMessage: 'It is on its way.',
    notify: ['desk@solmara.example'],
    minimumSeconds: 2,
    ...more,
  }
  const form = await app.payload.create({ collection: 'forms', data: data as never, overrideAccess: true })
  return String(form.slug)
}

/** Returns the timestamp that a form signed, by default nine seconds ago. */
export const givenOut = (app: App, slug: string, ms = 9000) => signedSince(app, slug, Date.now() - ms)

interface Sending {
  app: App
  to: string
  body: object | URLSearchParams
  headers?: Record<string, string>
}

/** Submits a form as the page's script does, or as a browser without JavaScript. */
export async function sendForm({ app, to, body, headers = someone() }: Sending) {
  const isForm = body instanceof URLSearchParams
  const request = new Request(`${ORIGIN}/api/voix/forms/${to}`, {
    method: 'POST',
    headers: { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json', ...headers },
    body: isForm ? body.toString() : JSON.stringify(body),
  })
  const response = await handleEndpoints({ config: app.config, request })
  const text = await response.text()
  return { status: response.status, text, location: response.headers.get('location') }
}

interface StoredSubmission {
  values: object
  status: string
  path: string
  address_hash: string
}

/** Returns the stored submissions of a form, oldest first. */
export const storedOf = (app: App, slug: string) =>
  app.query<StoredSubmission>(
    'select s.* from form_submissions s join forms f on f.id = s.form_id where f.slug = $1 order by s.created_at',
    [slug],
  )

/** Runs the worker until a condition holds. */
export async function workUntil(app: App, condition: () => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const working = runWorker({ payload: app.payload, signal: ending.signal, pollMs: 20 })
  try {
    await vi.waitFor(condition, { timeout: LONGEST_WAIT, interval: 20 })
  } finally {
    ending.abort()
    await working
  }
}
