import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type App, type Caller, type Json } from './helpers/app'

let app: App
beforeAll(async () => void (app = await startApp()))
afterAll(() => app?.stop())

const create = async (collection: string, body: object): Promise<Json> => {
  const answer = await app.call({ method: 'POST', path: `/api/${collection}?depth=0`, body, as: 'administrator' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}
interface Write {
  collection: string
  id: string
  body: object
  query?: string
  as?: Caller
}
const patch = ({ collection, id, body, query = '', as = 'editor' }: Write) =>
  app.call({ method: 'PATCH', path: `/api/${collection}/${id}?depth=0&${query}`, body, as })
const read = async (collection: string, id: string, query = ''): Promise<Json> =>
  (await app.call({ path: `/api/${collection}/${id}?depth=0&draft=true&${query}`, as: 'administrator' })).body
const conflictsIn = ({ body }: { body: Json }) => body.errors[0]?.data.conflicts

const item = (label: string) => ({ label, link: { mode: 'href', href: `/${label}` } })

/** Collections with versions and without, each with four fields and four new values. */
const kinds = [
  {
    collection: 'menus',
    make: () => create('menus', { name: 'Main', location: randomUUID(), items: [], _status: 'published' }),
    values: { name: 'New', location: 'new-place', siteId: 0, items: [item('one')] },
    other: { name: 'Other' },
  },
  {
    collection: 'redirects',
    make: () => create('redirects', { from: `/${randomUUID()}`, to: { type: 'url', url: '/to' }, type: '302' }),
    values: { notes: 'Why', host: 'www.example.com', to: { type: 'url', url: '/new' }, enabled: false },
    other: { notes: 'Why not' },
  },
]

describe.each(kinds)('$collection: a write that says by updatedAt which state it is based on', (kind) => {
  const { collection, make, values, other } = kind
  const [field = ''] = Object.keys(other)

  it('is kept with the writes of other fields, also at the same time', async () => {
    const { id, updatedAt } = await make()
    const parts = Object.entries(values).map(([name, value]) => ({ [name]: value, updatedAt }))
    const answers = await Promise.all(parts.map((body) => patch({ collection, id, body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const after = await read(collection, id)
    for (const [name, value] of Object.entries(values)) {
      if (name === 'items') expect(after.items).toMatchObject([{ label: { en: 'one' } }])
      else expect(after).toMatchObject({ [name]: value })
    }
  })

  it('is a 409 that names the field and both values where another has changed it, all but one at the same time', async () => {
    const { id, updatedAt } = await make()
    const texts = ['A', 'B', 'C', 'D']
    const answers = await Promise.all(
      texts.map((text) => patch({ collection, id, body: { [field]: text, updatedAt } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const after = await read(collection, id)
    const won = texts[answers.findIndex(({ status }) => status === 200)]
    expect(after[field]).toBe(won)
    answers.forEach((answer, index) => {
      if (answer.status === 200) return
      expect(conflictsIn(answer)).toEqual([{ field, mine: texts[index], theirs: won }])
      expect(answer.body.errors[0]?.data.updatedAt).toBe(after.updatedAt)
      expect(answer.body.errors[0]?.message).toContain(`"${field}"`)
    })
    const decide = (side: string, seen: unknown) => {
      const voixDecided = { updatedAt: seen, mine: [], theirs: [], [side]: [field] }
      return patch({ collection, id, body: { [field]: 'Mine', updatedAt, voixDecided } })
    }
    expect((await decide('mine', updatedAt)).status, 'decided of an older state').toBe(409)
    expect((await decide('theirs', after.updatedAt)).body.doc[field]).toBe(won)
    const { updatedAt: newest } = await read(collection, id)
    expect((await decide('mine', newest)).body.doc[field]).toBe('Mine')
  })

  it('keeps what others changed when a whole form is sent, as it was but for one field', async () => {
    const form = await make()
    const { id } = form
    const [[name, value] = [''], ...rest] = Object.entries(values).filter((entry) => entry[0] !== field)
    expect((await patch({ collection, id, body: { [name]: value } })).status).toBe(200)
    expect((await patch({ collection, id, body: { ...form, ...other } })).status).toBe(200)
    const after = await read(collection, id)
    expect(after).toMatchObject({ ...other, [name]: value })
    expect(rest.length).toBeGreaterThan(0)
  })

  it('overwrites the fields that it sends where it says nothing of it', async () => {
    const { id } = await make()
    await patch({ collection, id, body: { [field]: 'First' } })
    expect((await patch({ collection, id, body: other })).status).toBe(200)
    expect(await read(collection, id)).toMatchObject(other)
  })
})

it('a draft on top of what is published is merged like any other state', async () => {
  const { id, updatedAt } = await create('menus', { name: 'Main', location: randomUUID(), _status: 'published' })
  const drafted = await patch({ collection: 'menus', id, body: { name: 'Drafted' }, query: 'draft=true' })
  expect(drafted.status).toBe(200)
  const location = randomUUID()
  const body = { name: 'Main', location, updatedAt, _status: 'published' }
  expect((await patch({ collection: 'menus', id, body })).status).toBe(200)
  expect(await read('menus', id)).toMatchObject({ name: 'Drafted', location, _status: 'published' })
  const late = await patch({ collection: 'menus', id, body: { name: 'Late', updatedAt } })
  expect(conflictsIn(late)).toEqual([{ field: 'name', mine: 'Late', theirs: 'Drafted' }])
})

it('texts of two languages are two values', async () => {
  const { id, updatedAt } = await create('brands', { name: 'B', slug: randomUUID(), tagline: 'One' })
  const write = (locale: string, tagline: string) =>
    patch({ collection: 'brands', id, body: { tagline, updatedAt }, query: `locale=${locale}` })
  expect((await write('en', 'Two')).status).toBe(200)
  expect((await write('es', 'Dos')).status).toBe(200)
  expect(conflictsIn(await write('en', 'Three'))).toEqual([{ field: 'tagline', mine: 'Three', theirs: 'Two' }])
  expect((await read('brands', id, 'locale=all')).tagline).toEqual({ en: 'Two', es: 'Dos' })
})

it('an account that was demoted is not promoted again by a form that was opened before', async () => {
  const email = `${randomUUID()}@example.com`
  const account = { email, password: 'Chosen-123-chosen', name: 'Ana', roles: ['editor'] }
  const form = await create('users', account)
  const write = (body: object) => patch({ collection: 'users', id: form.id, body, as: 'administrator' })
  const demoted = { roles: ['reviewer'], currentPassword: 'Secret-123-secret' }
  expect((await write(demoted)).status).toBe(200)
  expect((await write({ ...form, name: 'Ana B.' })).status).toBe(200)
  expect(await read('users', form.id)).toMatchObject({ name: 'Ana B.', roles: ['reviewer'] })
  const kept = await app.query<{ prior: object }>("select prior from operations where page like 'users/%'")
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toMatch(/"(?:hash|salt|apiKey|apiKeyIndex|sessions|resetPasswordToken)"/)
})

it('a bulk edit is not undone by a form that was opened before', async () => {
  const form = await create('redirects', { from: `/${randomUUID()}`, to: { type: 'url', url: '/to' }, enabled: true })
  const path = `/api/redirects?where[id][equals]=${form.id}`
  expect((await app.call({ method: 'PATCH', path, body: { enabled: false }, as: 'editor' })).status).toBe(200)
  const late = await patch({ collection: 'redirects', id: form.id, body: { ...form, notes: 'Why' } })
  expect(conflictsIn(late)).toContainEqual({ field: 'enabled', mine: true, theirs: false })
  expect(await read('redirects', form.id)).toMatchObject({ enabled: false })
})

it('two forms of a document that nobody has changed for a month are merged', async () => {
  const { id } = await create('redirects', { from: `/${randomUUID()}`, to: { type: 'url', url: '/to' } })
  await app.query("update redirects set updated_at = now() - interval '30 days' where id = $1", [id])
  const form = await read('redirects', id)
  expect((await patch({ collection: 'redirects', id, body: { ...form, notes: 'Why' } })).status).toBe(200)
  expect((await patch({ collection: 'redirects', id, body: { ...form, host: 'www.example.com' } })).status).toBe(200)
  expect(await read('redirects', id)).toMatchObject({ notes: 'Why', host: 'www.example.com' })
})

it('tells nothing to those who may not write, and keeps no state of a document that is gone', async () => {
  const { id, updatedAt } = await create('redirects', { from: `/${randomUUID()}`, to: { type: 'url', url: '/to' } })
  await patch({ collection: 'redirects', id, body: { notes: 'New' } })
  for (const as of ['reviewer', 'agent', 'nobody'] as const) {
    const { status, body } = await patch({ collection: 'redirects', id, body: { notes: 'x', updatedAt }, as })
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toContain('New')
  }
  await app.call({ method: 'DELETE', path: `/api/redirects/${id}`, as: 'administrator' })
  expect(await app.query('select 1 from operations where page = $1', [`redirects/${id}`])).toEqual([])
})
