import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LONGEST_WAIT, ORIGIN, startApp, type App, type Caller } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const PASSWORD = 'Chosen-123-chosen'
/** The password of the accounts that `startApp` creates. */
const SECRET = 'Secret-123-secret'
const LINK = /(?:https?:\/\/[\w.:]+)?\/voix\/reset\/\w+/
let count = 0

const invite = (body: Record<string, unknown>, as: Caller = 'administrator') =>
  app.call({ method: 'POST', path: '/api/users/invite', body, as })
const signIn = (email: string, password = PASSWORD) =>
  app.call({ method: 'POST', path: '/api/users/login', body: { email, password } })
const choose = (token: string | undefined, password = PASSWORD) =>
  app.call({ method: 'POST', path: '/api/users/reset-password', body: { token, password } })

async function invited(roles = ['editor']) {
  count += 1
  const email = `invited-${count}@example.com`
  const { status, body } = await invite({ name: 'Ana', email, roles })
  expect(status).toBe(201)
  return { email, id: body.id, token: String(body['link']).split('/').at(-1) }
}

describe('an invitation', () => {
  it('makes an account whose owner chooses the password by the link of an e-mail', async () => {
    const { sendEmail } = app.payload
    const sent: { to?: unknown; text?: unknown }[] = []
    app.payload.sendEmail = (message) => Promise.resolve(void sent.push(message as never))
    const { email, token } = await invited()
    app.payload.sendEmail = sendEmail
    expect(sent).toMatchObject([{ to: email }])
    expect(sent[0]?.text).toContain(`${ORIGIN}/voix/reset/${token}`)
    expect((await signIn(email)).status).toBe(401)
    expect((await choose(token)).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
    // The link works once.
    expect((await choose(token, 'Another-123-another')).status).toBe(403)
  })

  it('stands when the e-mail cannot be sent: the link is handed over', async () => {
    const { sendEmail } = app.payload
    app.payload.sendEmail = () => Promise.reject(new Error('The mail server is away.'))
    const { body } = await invite({ name: 'Ben', email: 'ben@example.com', roles: ['reviewer'] })
    app.payload.sendEmail = sendEmail
    expect(body).toMatchObject({ isSent: false })
    expect((await choose(String(body['link']).split('/').at(-1))).status).toBe(200)
  })

  it('and a forgotten password lead to this site, whatever host a request names', async () => {
    vi.stubEnv('VOIX_SERVER_URL', '')
    const links: string[] = []
    const { email: mailer, sendEmail } = app.payload
    const taken = { ...mailer }
    const keep = (message: object) => Promise.resolve(void links.push(...(JSON.stringify(message).match(LINK) ?? [])))
    Object.assign(mailer, { sendEmail: keep })
    app.payload.sendEmail = keep
    const { email } = app.userOf('administrator')
    const { body } = await app.call({ method: 'POST', path: '/api/users/login', body: { email, password: SECRET } })
    const post = (path: string, data: object) =>
      handleEndpoints({
        config: app.config,
        request: new Request(`http://evil.example${path}`, {
          method: 'POST',
          headers: {
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
            'Content-Type': 'application/json',
            Authorization: `JWT ${body.token}`,
          },
          body: JSON.stringify(data),
        }),
      })
    const invitation = { name: 'Dia', email: 'dia@example.com', roles: ['reviewer'] }
    expect((await post('/api/users/invite', invitation)).status).toBe(201)
    expect((await post('/api/users/forgot-password', { email })).status).toBe(200)
    await vi.waitFor(() => expect(links).toHaveLength(2), { timeout: LONGEST_WAIT })
    Object.assign(mailer, taken)
    app.payload.sendEmail = sendEmail
    vi.unstubAllEnvs()
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/voix\/reset\/\w+$/)
  })

  it('is for administrators, and says what is missing', async () => {
    const account = { name: 'Cem', email: 'cem@example.com', roles: ['editor'] }
    for (const as of ['editor', 'reviewer', 'agent', 'nobody'] as const)
      expect((await invite(account, as)).status).toBe(403)
    const wrong = await invite({ name: ' ', email: 'no address', roles: [] })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors[0]?.data.errors).toEqual([
      { path: 'name', message: 'Give a name.' },
      { path: 'email', message: 'Give an e-mail address.' },
      { path: 'roles', message: 'Choose a role.' },
    ])
    expect((await invite({ ...account, roles: ['king'] })).status).toBe(400)
    expect((await signIn(account.email)).status).toBe(401)
  })
})

describe('a deactivated account', () => {
  const deactivate = (id: string, as: Caller = 'administrator') =>
    app.call({ method: 'PATCH', path: `/api/users/${id}`, body: { deactivated: true }, as })

  it('loses its sessions at once and gets no new one, by no way', async () => {
    const { email, id, token } = await invited()
    await choose(token)
    const session = String((await signIn(email)).body.token)
    const me = async () =>
      (await app.call({ path: '/api/users/me', headers: { Authorization: `JWT ${session}` } })).body['user']
    expect(await me()).toMatchObject({ email })
    expect((await deactivate(id)).status).toBe(200)
    expect(await me()).toBeNull()
    const refused = await signIn(email)
    expect(refused.status).toBe(403)
    expect(refused.body.errors[0]?.message).toBe('This account is deactivated. Ask an administrator.')
    expect((await signIn(email, 'Wrong-123-wrong')).status).toBe(401)
    // system: the test reads the token that the e-mail would contain
    const again = await app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    expect((await choose(again)).status).toBe(403)
    await app.call({ method: 'PATCH', path: `/api/users/${id}`, body: { deactivated: false }, as: 'administrator' })
    expect((await signIn(email)).status).toBe(200)
  })

  it('is deactivated by administrators alone, and never the last of them', async () => {
    const { id } = await invited()
    await deactivate(id, 'editor')
    const { deactivated } = (await app.call({ path: `/api/users/${id}`, as: 'administrator' })).body
    expect(deactivated).toBe(false)
    const last = await deactivate(app.userOf('administrator').id)
    expect(last.status).toBe(400)
    expect(last.body.errors[0]?.message).toContain('This is the last administrator.')
  })
})
