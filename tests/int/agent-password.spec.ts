import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LONGEST_WAIT, ORIGIN, startApp, type App } from './helpers/app'
import { askGraphQL, withGraphQL } from './helpers/graphql'
import { startMailSink, type MailSink } from './helpers/mailSink'

const NEW = 'Another-456-another'

let sink: MailSink
let app: App

beforeAll(async () => {
  sink = await startMailSink()
  process.env.VOIX_SMTP_URL = sink.url
  app = await startApp()
})
afterAll(async () => {
  await app?.stop()
  await sink?.stop()
})

const post = (path: string, body: object) => app.call({ method: 'POST', path, body })
const ask = (email: string, locale = 'en') => post(`/api/users/forgot-password?locale=${locale}`, { email })
const choose = (token: string, password = NEW) => post('/api/users/reset-password', { token, password })
const signIn = (email: string, password: string) => post('/api/users/login', { email, password })
const set = (id: string, data: Record<string, unknown>) =>
  app.payload.db.updateOne({ collection: 'users', id, data: { resetPasswordRequestedAt: null, ...data } })

/** Returns the link in the e-mail that `work` sends, once its token is stored. E-mails are quoted-printable. */
async function linkAfter(work: () => Promise<unknown>): Promise<string> {
  const count = sink.mails.length
  await work()
  await vi.waitFor(() => expect(sink.mails).toHaveLength(count + 1), { timeout: LONGEST_WAIT })
  const text = (sink.mails.at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const link = /href="([^"]+)"/.exec(text)?.[1] ?? ''
  // Payload sends the e-mail before it commits the token.
  const stored = () => app.query('select from users where reset_password_token = $1', [/\w{40}$/.exec(link)?.[0]])
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: LONGEST_WAIT })
  return link
}

const tokenOf = (link: string) => link.split('#token=')[1] ?? ''

it('an agent chooses a new password by the link of an e-mail to the page of the portal, once', async () => {
  const { email } = app.userOf('agent')
  const link = await linkAfter(async () => expect((await ask(email)).status).toBe(200))
  expect(link).toMatch(new RegExp(`^${ORIGIN}/agents/new-password#token=\\w{40}$`))
  expect((await choose(tokenOf(link), 'short')).status).toBe(400)
  const chosen = await choose(tokenOf(link))
  expect(chosen.status).toBe(200)
  // The owner is signed in immediately.
  expect(chosen.cookies.some((cookie) => cookie.includes('-token='))).toBe(true)
  expect((await signIn(email, NEW)).status).toBe(200)
  expect((await choose(tokenOf(link))).status).toBe(403)
})

it('an expired link is refused, and another one is sent', async () => {
  const { email, id } = app.userOf('agent')
  await set(id, {})
  const first = await linkAfter(() => ask(email, 'es'))
  expect(first).toContain(`${ORIGIN}/es/agents/new-password#token=`)
  await set(id, { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() })
  expect((await choose(tokenOf(first))).status).toBe(403)
  const second = await linkAfter(() => ask(email))
  expect(tokenOf(second)).not.toBe(tokenOf(first))
  expect((await choose(tokenOf(second), `${NEW}-2`)).status).toBe(200)
  expect((await signIn(email, `${NEW}-2`)).status).toBe(200)
})

it('a new password ends the sessions of the old one', async () => {
  const { email, id } = app.userOf('reviewer')
  const password = `${NEW}-of-the-reviewer`
  await app.payload.update({ collection: 'users', id, data: { password } as never, overrideAccess: true })
  const { token } = (await signIn(email, password)).body
  const me = async () => (await app.call({ path: '/api/users/me', headers: { Authorization: `JWT ${token}` } })).body
  expect((await me())['user']).toMatchObject({ email })
  const link = await linkAfter(() => ask(email))
  expect((await choose(link.split('/').at(-1) ?? '', `${password}-2`)).status).toBe(200)
  expect((await me())['user']).toBeNull()
})

it('an address without an account gets the same answer, and no e-mail', async () => {
  const { email, id } = app.userOf('agent')
  await set(id, {})
  let known: unknown
  await linkAfter(async () => (known = await ask(email)))
  const count = sink.mails.length
  expect(await ask('unknown@example.com')).toEqual(known)
  await set(id, {})
  await linkAfter(() => ask(email))
  expect(sink.mails).toHaveLength(count + 1)
  expect((await ask(' ')).status).toBe(400)
})

it.each(['agent', 'editor'] as const)(
  'the answer to %ss does not wait for the mail server, and hides its failure',
  async (role) => {
    const { email, id } = app.userOf(role)
    const mailer = app.payload.email
    const { sendEmail } = mailer
    const failed = vi.spyOn(app.payload.logger, 'error').mockReturnValue(undefined)
    let fail: () => void = () => undefined
    const send = vi.fn(() => new Promise((_, reject) => (fail = () => reject(new Error('The mail server is away.')))))
    try {
      Object.assign(mailer, { sendEmail: send })
      await set(id, {})
      expect(await ask(email)).toEqual(await ask('unknown@example.com'))
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), { timeout: LONGEST_WAIT })
      fail()
      const logged = [[{ msg: 'The e-mail that resets a password could not be sent.' }]]
      await vi.waitFor(() => expect(failed.mock.calls).toMatchObject(logged), { timeout: LONGEST_WAIT })
      await withGraphQL(app, async () => {
        const reset = (address: string) =>
          askGraphQL(app, JSON.stringify({ query: `mutation { forgotPasswordUser(email: "${address}") }` }))
        expect(await reset(email)).toEqual(await reset('unknown@example.com'))
      })
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), { timeout: LONGEST_WAIT })
      fail()
      await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2), { timeout: LONGEST_WAIT })
    } finally {
      Object.assign(mailer, { sendEmail })
      failed.mockRestore()
    }
  },
)

it('staff choose a new password in the admin', async () => {
  const { email, id } = app.userOf('editor')
  await set(id, {})
  expect(await linkAfter(() => ask(email))).toMatch(new RegExp(`^${ORIGIN}/voix/reset/\\w{40}$`))
})
