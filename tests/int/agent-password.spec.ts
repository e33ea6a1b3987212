import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORIGIN, startApp, type App } from './helpers/app'
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

/** Returns the link of the latest e-mail, which is quoted-printable. */
function linkOf(): string {
  const text = (sink.mails.at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return /href="([^"]+)"/.exec(text)?.[1] ?? ''
}

const tokenOf = (link: string) => link.split('#token=')[1] ?? ''

it('an agent chooses a new password by the link of an e-mail to the page of the portal, once', async () => {
  const { email } = app.userOf('agent')
  expect((await ask(email)).status).toBe(200)
  const link = linkOf()
  expect(link).toMatch(new RegExp(`^${ORIGIN}/agents/new-password#token=\\w{40}$`))
  expect((await choose(tokenOf(link), 'short')).status).toBe(400)
  const chosen = await choose(tokenOf(link))
  expect(chosen.status).toBe(200)
  // Its owner is signed in at once.
  expect(chosen.cookies.some((cookie) => cookie.includes('-token='))).toBe(true)
  expect((await signIn(email, NEW)).status).toBe(200)
  expect((await choose(tokenOf(link))).status).toBe(403)
})

it('an expired link is refused, and another one is sent', async () => {
  const { email, id } = app.userOf('agent')
  const renew = { resetPasswordRequestedAt: null }
  const set = (data: Record<string, unknown>) => app.payload.db.updateOne({ collection: 'users', id, data })
  await set(renew)
  await ask(email, 'es')
  const first = linkOf()
  expect(first).toContain(`${ORIGIN}/es/agents/new-password#token=`)
  await set({ ...renew, resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() })
  expect((await choose(tokenOf(first))).status).toBe(403)
  await ask(email)
  expect(tokenOf(linkOf())).not.toBe(tokenOf(first))
  expect((await choose(tokenOf(linkOf()), `${NEW}-2`)).status).toBe(200)
  expect((await signIn(email, `${NEW}-2`)).status).toBe(200)
})

it('an address without an account gets the same answer, and no e-mail', async () => {
  await app.payload.db.updateOne({
    collection: 'users',
    id: app.userOf('agent').id,
    data: { resetPasswordRequestedAt: null },
  })
  const known = await ask(app.userOf('agent').email)
  const count = sink.mails.length
  expect(await ask('unknown@example.com')).toEqual(known)
  expect(sink.mails).toHaveLength(count)
})

it('staff choose a new password in the admin', async () => {
  await ask(app.userOf('editor').email)
  expect(linkOf()).toMatch(new RegExp(`^${ORIGIN}/voix/reset/\\w{40}$`))
})
