import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, startApp, type App, type Role } from './helpers/app'
import { signIn } from './helpers/events'
import { givenOut, makeForm, sendForm, storedOf, values, workUntil } from './helpers/forms'

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const field = (name: string, type: string) => ({ name, label: name, type })

async function send(slug: string, given: object): Promise<void> {
  const sent = await sendForm({ app, to: slug, body: { values: given, since: givenOut(app, slug) } })
  expect(sent.status, sent.text).toBe(200)
}

const personOf = (email: string) => `/api/voix/submissions/person?email=${encodeURIComponent(email)}`
const find = async (email: string) => (await app.call({ path: personOf(email), as: 'administrator' })).body

describe('the list of submissions', () => {
  it.each([
    ['a name', 'Zoë Mül', 'Zoë Müller'],
    ['a name without its accents', 'zoe muller', 'Zoë Müller'],
    ['an e-mail address', 'zoe@', 'Zoë Müller'],
    ['any text', 'a cot by the window', 'Zoë Müller'],
  ])('finds a person by %s', async (_what, words, name) => {
    const fields = [...['firstName', 'lastName'].map((one) => field(one, 'text')), field('mail', 'email')]
    const slug = await makeForm(app, { fields: [field('room', 'text'), ...fields, field('wish', 'textarea')] })
    const person = { room: 'Twelve', firstName: 'Zoë', lastName: 'Müller', mail: 'zoe@example.com' }
    await send(slug, { ...person, wish: 'Please put\na cot by the window.' })
    await send(slug, { room: 'Nine', mail: 'other@example.com' })
    const { listSearchableFields = [], defaultColumns } = app.payload.collections['form-submissions'].config.admin
    expect(defaultColumns?.slice(0, 2)).toEqual(['name', 'email'])
    const where = listSearchableFields.map((one, at) => `where[or][${at}][${one}][like]=${encodeURIComponent(words)}`)
    const path = `/api/form-submissions?${where.join('&')}&where[form.slug][equals]=${slug}`
    const { docs } = (await app.call({ path, as: 'editor' })).body
    expect(docs.map((doc) => [doc['name'], doc['email']])).toEqual([[name, 'zoe@example.com']])
  })
})

describe('what a person sent', () => {
  it('is found, exported and deleted over all forms by an address of e-mail, and nothing of others', async () => {
    const [slug, other] = [await makeForm(app), await makeForm(app, { fields: [field('friend', 'text')] })]
    const email = `${randomUUID()}@example.com`
    await send(slug, { ...values, name: '=1+1', email })
    await send(slug, { ...values, email: email.toUpperCase() })
    await send(other, { friend: ` ${email} ` })
    await send(slug, { ...values, email: `x${email}` })
    await send(other, { friend: `Write to ${email}.` })
    const found = await find(email)
    expect(found['total']).toBe(3)
    expect((found['forms'] as { count: number }[]).map(({ count }) => count).sort()).toEqual([1, 2])
    const csv = await csvOf(email)
    expect(csv.split('\r\n')[0]).toContain('sent,form,page,language,status,')
    expect(csv.trim().split('\r\n')).toHaveLength(4)
    expect(csv).toContain("'=1+1")
    const answer = await app.call({ method: 'DELETE', path: personOf(email), as: 'administrator' })
    expect([answer.status, answer.body]).toEqual([200, { deleted: 3 }])
    expect((await find(email))['total']).toBe(0)
    expect([...(await storedOf(app, slug)), ...(await storedOf(app, other))]).toHaveLength(2)
    const events = await app.query<{ event: string; user: string; data: { title: string } }>(
      'select event, "user", data from audit_events where event like \'person-%\' order by created_at',
    )
    expect(events.map(({ event, data }) => [event, data.title])).toEqual([
      ['person-exported', `${email[0]}…@example.com: 3 submissions`],
      ['person-deleted', `${email[0]}…@example.com: 3 submissions`],
    ])
    expect(events.map(({ user }) => user)).toEqual(Array(2).fill(String(app.userOf('administrator').id)))
    expect(JSON.stringify(await app.query('select * from audit_events'))).not.toContain(email)
  })

  it('is found by either spelling of its host', async () => {
    const slug = await makeForm(app)
    await send(slug, { ...values, email: 'bo@münchen.example' })
    for (const email of ['bo@münchen.example', 'BO@xn--mnchen-3ya.example'])
      expect((await find(email))['total']).toBe(1)
  })

  it('is not asked for, exported or deleted without an address, nor by anybody but administrators', async () => {
    const slug = await makeForm(app)
    await send(slug, values)
    const asks = (['GET', 'DELETE'] as const).flatMap((method) =>
      ['person', 'person.csv']
        .map((name) => ({ method, name }))
        .filter((ask) => ask.method === 'GET' || ask.name === 'person'),
    )
    for (const { method, name } of asks) {
      const path = `/api/voix/submissions/${name}?email=`
      for (const as of ['nobody', 'agent', 'reviewer', 'editor'] as const)
        expect((await app.call({ method, path: `${path}ana@example.com`, as })).status, as).toBe(403)
      for (const email of ['', 'ana', '%25'])
        expect((await app.call({ method, path: `${path}${email}`, as: 'administrator' })).status).toBe(400)
    }
    expect(
      (await app.call({ method: 'DELETE', path: personOf('none@example.net'), as: 'administrator' })).body,
    ).toEqual({
      deleted: 0,
    })
    expect(await storedOf(app, slug)).toHaveLength(1)
  })

  async function csvOf(email: string, as: Role = 'administrator'): Promise<string> {
    const url = `${ORIGIN}${personOf(email).replace('person?', 'person.csv?')}`
    const request = new Request(url, { headers: { Authorization: `JWT ${await signIn(app, as)}` } })
    return (await handleEndpoints({ config: app.config, request })).text()
  }
})

it('the worker deletes submissions after the days that their form says, and keeps those of other forms', async () => {
  const [some, all, trashed] = [
    await makeForm(app, { deleteAfterDays: 30 }),
    await makeForm(app),
    await makeForm(app, { deleteAfterDays: 1 }),
  ]
  for (const slug of [some, all, trashed]) {
    for (const name of ['Old', 'New']) await send(slug, { ...values, name })
    const old = "update form_submissions set created_at = now() - interval '31 days' where name = 'Old'"
    await app.query(old)
  }
  await app.query('update forms set deleted_at = now() where slug = $1', [trashed])
  const namesOf = async (slug: string) => (await storedOf(app, slug)).map((one) => (one.values as typeof values).name)
  await workUntil(app, async () => expect(await namesOf(some)).toEqual(['New']))
  await workUntil(app, async () => expect(await namesOf(trashed)).toEqual(['New']))
  expect(await namesOf(all)).toEqual(['Old', 'New'])
})
