import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultFields, type SliceDefinition } from 'voix/slices'
import askForMail from '../../src/blocks/agents/agent-forgotten-password/askForMail'
import ForgottenPassword from '../../src/blocks/agents/agent-forgotten-password/Component'
import { agentForgottenPassword } from '../../src/blocks/agents/agent-forgotten-password/config'
import choosePassword from '../../src/blocks/agents/agent-new-password/choosePassword'
import NewPassword from '../../src/blocks/agents/agent-new-password/Component'
import { agentNewPassword } from '../../src/blocks/agents/agent-new-password/config'

const PASSWORD = 'Three-odd-words'
const EXPIRED = 'This link has expired or has been used, or the account is deactivated.'

const posted: { url: string; body: object }[] = []

beforeEach(() => {
  posted.length = 0
  vi.stubGlobal('location', { hash: '', pathname: '/agents/new-password', search: '', assign: vi.fn() })
})
afterEach(() => void vi.unstubAllGlobals())

/** Makes the server respond to POST requests with this status. */
function reply(status: number) {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    posted.push({ url, body: JSON.parse(String(init?.body)) as object })
    return Promise.resolve(Response.json({}, { status }))
  })
}

function show(Component: (props: never) => ReactElement, slice: SliceDefinition): HTMLElement {
  const link = (text: string, href: string) => ({ text, href, target: '_self', external: false })
  const fields = {
    ...defaultFields(slice),
    after: link('Open', '/agents'),
    request: link('Ask for another link', '/forgotten'),
    back: null,
  }
  const context = { labels: {}, preview: false, languageCode: 'es' }
  const props = { id: 'e', fields, field: {}, root: {}, context, hydrationMode: 'none' } as unknown
  document.body.innerHTML = renderToStaticMarkup(Component(props as never))
  return document.body
}

function openNewPassword(hash: string) {
  Object.assign(location, { hash })
  const island = show(NewPassword, agentNewPassword as unknown as SliceDefinition)
  choosePassword(island, { after: '/agents', labels: {} })
}

async function choose(password: string, repeated = password) {
  const type = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), text)
  }
  await type('New password', password)
  await type('Repeat the password', repeated)
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
}

it('the form for a forgotten password names the language of its page, and says what happens next', async () => {
  reply(200)
  const island = show(ForgottenPassword, agentForgottenPassword as unknown as SliceDefinition)
  askForMail(island, { languageCode: 'es', labels: {} })
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }))
  await waitFor(() => expect(screen.getByText(/If an account with this address exists/)).toBe(document.activeElement))
  expect(island.querySelector('form')?.hidden).toBe(true)
  expect(posted).toEqual([{ url: '/api/users/forgot-password?locale=es', body: { email: 'ana@example.com' } }])
})

it('a new password is typed twice, stored with the token of the address, and opens the portal', async () => {
  reply(200)
  const replaced = vi.spyOn(history, 'replaceState').mockReturnValue()
  openNewPassword('#token=abc123')
  expect(replaced).toHaveBeenCalledWith(history.state, '', '/agents/new-password')
  await choose(PASSWORD, 'Three-other-words')
  expect(screen.getByRole('alert').textContent).toBe('The two passwords differ.')
  expect(posted).toEqual([])
  await choose(PASSWORD)
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/agents'))
  expect(posted).toEqual([{ url: '/api/users/reset-password', body: { token: 'abc123', password: PASSWORD } }])
})

it('a link that has expired or was used says so and offers another one, and so does a page without a token', async () => {
  const isOffered = () =>
    screen.getByText(EXPIRED).closest('[hidden]') === null &&
    screen.getByRole('link', { name: 'Ask for another link' }).getAttribute('href') === '/forgotten'
  reply(403)
  vi.spyOn(history, 'replaceState').mockReturnValue()
  openNewPassword('#token=abc123')
  expect(screen.getByText(EXPIRED).closest('[hidden]')).not.toBeNull()
  await choose(PASSWORD)
  await waitFor(() => expect(isOffered()).toBe(true))
  openNewPassword('')
  expect(isOffered()).toBe(true)
})
