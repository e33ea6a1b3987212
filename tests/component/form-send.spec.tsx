import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Form, FormField } from 'voix/forms'
import { FormView } from '../../src/components/forms/FormView'
import sendForm from '../../src/components/forms/sendForm'

const email: FormField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  required: true,
  placeholder: '',
  minLength: null,
  maxLength: null,
  options: [],
}
const form: Form = {
  id: '1',
  slug: 'letters',
  title: 'Letters',
  introduction: '',
  fields: [email],
  submitLabel: 'Sign up',
  successMessage: 'It is on its way.',
}

interface Sent {
  operationId: string
  since: string
  values: object
}

type Reply = () => Response | Promise<Response>

const lost: Reply = () => Promise.reject(new Error('The connection is lost.'))
const taken: Reply = () => Response.json({ message: 'It is on its way.' })
const tooFast: Reply = () =>
  Response.json({ errors: [{ field: null, rule: 'tooFast', message: 'Very fast.', wait: 5 }] }, { status: 400 })

afterEach(() => sessionStorage.clear())

/** Opens the form on a new page with a server that sends these replies in turn. Returns the requests. */
function open(...replies: Reply[]): Sent[] {
  const posted: Sent[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ since: `${posted.length}.signed` })
    posted.push(JSON.parse(String(init.body)) as Sent)
    return (replies[posted.length - 1] ?? taken)()
  })
  document.body.replaceChildren()
  const { container } = render(<FormView id="f" form={form} path="/letters" languageCode="en" labels={{}} />)
  sendForm(container, { fields: form.fields, labels: {} })
  return posted
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
const isSent = () => waitFor(() => expect(document.querySelector('.form-sent')).not.toBeNull())

it('keeps the id of a sending whose answer was lost, also over a reload, and takes a new one once it was sent', async () => {
  const before = open(lost, lost)
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com')
  await send()
  await waitFor(() => expect(document.body.textContent).toContain('We cannot be reached.'))
  await send()
  await waitFor(() => expect(before).toHaveLength(2))
  const after = open(taken)
  await send()
  await isSent()
  const [first, second] = before
  expect(first?.operationId).toMatch(/^[\d-]{20,}$/)
  expect([second, after[0]].map((sent) => sent?.operationId)).toEqual([first?.operationId, first?.operationId])
  expect(after[0]?.values).toEqual({ email: 'ana@example.com' })
  const next = open(taken)
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com')
  await send()
  await isSent()
  expect(next[0]?.operationId).not.toBe(first?.operationId)
})

it('sends again by itself what a browser filled in faster than the server allows', async () => {
  const posted = open(tooFast)
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com')
  await send()
  await isSent()
  expect(posted.map(({ values }) => values)).toEqual(Array(2).fill({ email: 'ana@example.com' }))
  expect(document.body.textContent).not.toContain('Very fast.')
})

it('shows why nothing was sent when the server refuses a second time', async () => {
  const posted = open(tooFast, tooFast)
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com')
  await send()
  await waitFor(() => expect(document.body.textContent).toContain('Very fast.'))
  expect(posted).toHaveLength(2)
})
