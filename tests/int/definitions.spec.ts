import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPage } from '../../src/serve/page/loadPage'
import { defineSlice, field } from '../../src/slices'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { blankConfig } from './helpers/blankConfig'
import { savingOf } from './helpers/saving'

/** The current definition. Pages hold values of older ones: other options, fewer fields. */
const banner = defineSlice({
  name: 'banner',
  label: 'Banner',
  admin: { group: 'test' },
  fields: {
    title: field.text({ label: 'Title' }),
    tone: field.select({ options: ['calm', 'warm'], defaultValue: 'calm' }),
    size: field.number({ max: 6 }),
    badge: field.text({ defaultValue: 'New' }),
    hidden: field.text({ defaultValue: 'never shown', enabled: false }),
    price: field.group({ fields: { amount: field.number({ max: 6 }), currency: field.text({ defaultValue: 'USD' }) } }),
    plans: field.array({
      fields: { name: field.text(), mark: field.select({ options: ['plain', 'best'], defaultValue: 'plain' }) },
    }),
  },
})

const card = defineSlice({
  name: 'card',
  label: 'Card',
  admin: { group: 'test' },
  fields: { title: field.text({ required: true }) },
})

const call = defineSlice({
  name: 'call',
  label: 'Call',
  admin: { group: 'test' },
  fields: {
    mode: field.select({ options: ['none', 'link'], defaultValue: 'none' }),
    target: field.text({
      label: 'Target',
      required: true,
      admin: { condition: { field: 'mode', operator: 'equals', value: 'link' } },
      validate: (value, { siblingData }) => (value === siblingData.mode ? 'Write something else than the mode.' : true),
    }),
    more: field.link({ validate: (link) => (link?.text === 'here' ? 'Say where it leads.' : true) }),
  },
})

const pair = defineSlice({
  name: 'pair',
  label: 'Pair',
  admin: { group: 'test' },
  fields: {},
  slots: {
    default: { allowedElements: ['banner'], min: 2, defaultElements: [{ slice: 'banner' }, { slice: 'banner' }] },
  },
})

const steps = defineSlice({
  name: 'steps',
  label: 'Steps',
  admin: { group: 'test' },
  fields: { steps: field.array({ label: 'Steps', minRows: 2, fields: { name: field.text() } }) },
})

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () =>
      blankConfig({ slices: [banner, card, call, pair, steps], layouts: [{ name: 'blocks', label: 'Blocks' }] }),
  })
})
afterAll(() => app?.stop())

const { save, open, live } = savingOf(() => app)

const shown = async (path: string) => {
  const layouts = { blocks: () => Promise.resolve({ default: () => null }) }
  const page = await loadPage({ siteId: 0, path }, { config: app.config, layouts }, () => {})
  return Object.values(page?.view.resolution ?? {})[0]?.fields
}

/** Stores elements in the database as an older build wrote them. */
async function store(id: string, elements: readonly object[]) {
  const json = JSON.stringify(elements)
  await app.query('update pages set elements = $1::jsonb where id = $2', [json, id])
  await app.query('update _pages_v set version_elements = $1::jsonb where parent_id = $2', [json, id])
}

const old = () =>
  row('banner', {
    title: 'Old',
    tone: 'loud',
    size: 9,
    price: { amount: 9 },
    plans: [{ id: 'a', name: 'One', mark: 'gone' }],
  })

describe('a page whose slices are defined otherwise today', () => {
  let page: Json
  beforeAll(async () => {
    page = await createPage(app, { elements: [row('banner')] })
    await store(page.id, [old(), row('banner')])
  })

  it('is the same to visitors, to the studio and over REST: defaults for what is new, and for what does not fit any more', async () => {
    const present = {
      title: 'Old',
      tone: 'calm',
      badge: 'New',
      price: { amount: null, currency: 'USD' },
      plans: [{ id: 'a', name: 'One', mark: 'plain' }],
    }
    expect(await shown(page.path)).toMatchObject({ ...present, size: null, hidden: '' })
    expect((await open(page.id)).rows[0]).toMatchObject({ ...present, size: null })
    expect((await live(page.id)).elements[0]).toMatchObject({ ...present, size: null })
  })

  it('takes a change of its title, and of another field of the same element', async () => {
    const title = await app.call({
      method: 'PATCH',
      path: `/api/pages/${page.id}`,
      body: { title: 'Else' },
      as: 'editor',
    })
    expect(title.status, JSON.stringify(title.body)).toBe(200)
    await store(page.id, [old()])
    const opened = await open(page.id)
    const upsert = [{ ...opened.rows[0], title: 'Newer' }]
    const saved = await save(page.id, { baseRev: opened.rev, action: 'savePublishVersion', upsert })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await shown(page.path)).toMatchObject({ title: 'Newer', tone: 'calm' })
  })
})

describe('a draft', () => {
  it('may lack what publishing asks for, which then names the element and the field', async () => {
    const page = await createPage(app, { elements: [row('card', { title: 'One' })] })
    const [one] = (await open(page.id)).rows
    expect((await save(page.id, { baseRev: 1, upsert: [{ ...one, title: '' }] })).status).toBe(200)
    const answer = await save(page.id, { baseRev: 2, action: 'savePublishVersion', page: { title: 'Now' } })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.data.errors[0]).toMatchObject({ path: `elements.${one?.id}.title` })
  })

  it('is refused what would be read as if it were not there', async () => {
    const page = await createPage(app, { elements: [row('banner')] })
    for (const fields of [
      { tone: 'loud' },
      { size: 7 },
      { price: { amount: 7 } },
      { price: 7 },
      { plans: [{ mark: 'none' }] },
    ]) {
      const [one] = (await open(page.id)).rows
      const answer = await save(page.id, { baseRev: 1, upsert: [{ ...one, ...fields }] })
      expect(answer.status, JSON.stringify(fields)).toBe(400)
    }
  })
})

const publish = async (element: ReturnType<typeof row>) => {
  const body = { title: 'Test', path: `/${element.id}`, layout: 'blocks', elements: [element], _status: 'published' }
  return app.call({ method: 'POST', path: '/api/pages', body, as: 'editor' })
}

it.each([[[]], [[{ name: 'one' }]]])('a list with fewer rows than it must have is not published: %j', async (rows) => {
  const { status, body } = await publish(row('steps', { steps: rows }))
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('"elements.0.steps"')
  expect(JSON.stringify(body)).toContain('at least 2')
})

it('a value under a name that the slice has no field for is kept, as one is whose field was removed', async () => {
  const page = await createPage(app, { elements: [row('card', { title: 'T', titel: 'misspelt' })] })
  expect((await open(page.id)).rows[0]).toMatchObject({ title: 'T', titel: 'misspelt' })
})

describe('a field with a condition and a rule of its own', () => {
  const publishCall = (fields: Record<string, unknown>) => publish(row('call', fields))

  it('is asked for nothing while its condition does not hold', async () => {
    expect((await publishCall({ mode: 'none' })).status).toBe(201)
  })

  it('must be as its rules say once it holds, and the answer names field and rule', async () => {
    expect((await publishCall({ mode: 'link' })).status).toBe(400)
    const { status, body } = await publishCall({ mode: 'link', target: 'link' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Write something else than the mode.')
    expect(JSON.stringify(body)).toContain('"elements.0.target"')
    expect((await publishCall({ mode: 'link', target: '/there' })).status).toBe(201)
    expect(JSON.stringify((await publishCall({ more: { text: 'here' } })).body)).toContain('Say where it leads.')
  })
})

it('a slot that holds fewer elements than it must is refused, naming element and rule; a page that has one already is not', async () => {
  const parent = row('pair')
  const inside = [1, 2].map(() => row('banner', {}, { parent: parent.id }))
  const page = await createPage(app, { elements: [parent, ...inside] })
  const patch = (body: object) => app.call({ method: 'PATCH', path: `/api/pages/${page.id}`, body, as: 'editor' })
  const { status, body } = await patch({ elements: [parent, inside[0]] })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(`(${parent.id}) is short of content`)
  await store(page.id, [parent])
  expect((await patch({ title: 'Else' })).status).toBe(200)
})
