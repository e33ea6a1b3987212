import { randomUUID } from 'node:crypto'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { components } from '../../src/blocks/registry/components'
import { slices } from '../../src/blocks/registry/configs'
import { layouts as configs } from '../../src/layouts/registry/configs'
import { renderPage } from '../../src/render'
import type { LayoutImports } from '../../src/render/types'
import { loadPiece, type Piece } from '../../src/serve/page/loadPiece'
import { createCatalogue } from '../../src/slices'
import { startApp, type App, type Caller, type Role } from './helpers/app'

const plain = () => Promise.resolve({ default: () => null })
const layouts: LayoutImports = Object.fromEntries(configs.map(({ name }) => [name, plain]))

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

interface Doc {
  elements: ReturnType<typeof row>[]
  leftOut: string[]
}

const row = (blockType: string, fields: object = {}, parent: string | null = null) => ({
  id: randomUUID(),
  blockType,
  element: { parent, slot: 'default' },
  ...fields,
})

const store = (data: object, as: Caller = 'editor') =>
  app.call({ method: 'POST', path: '/api/recipes', body: { title: 'Any', ...data }, as })

const ask = (query: string, as: Caller = 'editor') => app.call({ path: `/api/voix/recipes${query}`, as })

it('the cookbook has what editors store and what comes in files, for staff alone', async () => {
  const { status, body } = await store({ title: 'Short', path: 'heroes/short', elements: [row('hero')] })
  expect(status).toBe(201)
  for (const as of ['editor', 'reviewer', 'administrator'] as const) {
    const { docs } = (await ask('', as)).body
    expect(docs).toContainEqual(
      expect.objectContaining({ id: body.doc.id, address: 'heroes/short', slices: ['hero'], count: 1 }),
    )
    expect(docs).toContainEqual(
      expect.objectContaining({ id: null, address: 'two-doors', slices: ['columns'], count: 3 }),
    )
  }
  expect((await ask('', 'agent')).status).toBe(403)
  expect((await ask('', 'nobody')).status).toBe(403)
  expect((await ask('/elements?of=heroes/short', 'nobody')).status).toBe(403)
})

it('editors store, rename and delete recipes; reviewers read them', async () => {
  const refused = await store({ path: 'not/mine', elements: [row('hero')] }, 'reviewer')
  expect(refused.status).toBe(403)
  const { id } = (await store({ path: `mine/${randomUUID()}`, elements: [row('hero')] })).body.doc
  const path = `/api/recipes/${id}`
  expect((await app.call({ method: 'PATCH', path, body: { title: 'Renamed' }, as: 'reviewer' })).status).toBe(403)
  expect((await app.call({ method: 'PATCH', path, body: { title: 'Renamed' }, as: 'editor' })).body.doc.title).toBe(
    'Renamed',
  )
  expect((await app.call({ method: 'DELETE', path, as: 'editor' })).status).toBe(200)
})

const fail = (error: unknown) => {
  throw error
}

const look = async (kind: Piece['kind'], name: string, as: Role = 'reviewer') => {
  // system: the test acts as this user
  const user = await app.payload.findByID({ collection: 'users', id: app.userOf(as).id, overrideAccess: true })
  const asker = { ...user, collection: 'users' } as never
  const found = await loadPiece({ kind, name }, asker, { config: app.config, layouts })
  if (!found) return null
  const { context } = found.loaded.view
  const shown = renderPage({ view: found.loaded.view, components, rules: found.rules, onError: fail })
  return {
    title: found.title,
    layout: context.layout,
    html: renderToStaticMarkup(createElement(Fragment, null, shown)),
  }
}

it('a recipe is looked at by itself, in its layout, and so is a slice', async () => {
  const group = row('group')
  const elements = [group, row('introduction', { title: 'By itself' }, group.id), row('gone-slice')]
  await store({ path: 'of/any/depth', layout: 'jewel', elements })
  const recipe = await look('recipe', 'of/any/depth')
  expect(recipe).toMatchObject({ layout: 'jewel', html: expect.stringContaining('By itself') })
  expect((await look('recipe', 'two-doors'))?.html).toContain('For those who stay longer')
  // A slice that is allowed only within other slices works, too.
  expect((await look('slice', 'hero'))?.html).toContain('Slow mornings')
  expect((await look('slice', 'text-row'))?.html).toContain('Coral Grill')
  // In a layout, and with the values of a template.
  expect(await look('slice', 'hero/jewel')).toMatchObject({
    layout: 'jewel',
    html: expect.stringContaining('Slow mornings'),
  })
  expect(await look('slice', 'hero/jewel/opening')).toMatchObject({
    html: expect.stringContaining('The sea is at the door'),
  })
  for (const none of ['hero/no-layout', 'hero/jewel/no-template', 'hero/jewel/opening/more'])
    expect(await look('slice', none)).toBeNull()
  expect(await look('recipe', 'of/any')).toBeNull()
  expect(await look('slice', 'no-such-slice')).toBeNull()
  expect(await look('recipe', 'of/any/depth', 'agent')).toBeNull()
})

it('a recipe is looked at whatever its conditions say, and with a document where it shows that of the address', async () => {
  const always = row('introduction', { title: 'Of a season' })
  const conditions = [{ key: 'date', operator: 'less_than', value: '2001-01-01T00:00:00.000Z' }]
  const past = { ...always, element: { ...always.element, conditionsSettings: { type: 'and', conditions } } }
  await store({ path: 'season/always', layout: 'blocks', elements: [always] })
  await store({ path: 'season/past', layout: 'blocks', elements: [past] })
  expect((await look('recipe', 'season/past'))?.html).toBe((await look('recipe', 'season/always'))?.html)

  const data = { name: 'Playa Muestra', slug: 'playa-muestra', country: 'Mexico', _status: 'published' }
  // system: the test does not check who may create a resort
  await app.payload.create({ collection: 'resorts', data: data as never, overrideAccess: true })
  const where = [{ field: 'slug', operator: 'equals', value: '{slug}' }]
  const modelQuery = { collection: 'resorts', where, sort: '', limit: 1, bind: { title: 'name' } }
  const each = row('introduction')
  await store({ path: 'each', layout: 'blocks', elements: [{ ...each, element: { ...each.element, modelQuery } }] })
  expect((await look('recipe', 'each'))?.html).toContain('Playa Muestra')
})

it('every slice is shown with each of its templates, and with nothing in its fields', async () => {
  const catalogue = createCatalogue(slices, configs)
  const complaints: string[] = []
  const complain = vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')))
  const looks = catalogue.all.flatMap(({ name, layouts: stands, templates }) => {
    const layout = stands === '*' || stands.includes('blocks') ? 'blocks' : stands[0]
    return [...Object.keys(templates), '-'].map((template) => ({ name, layout, template }))
  })
  for (const { name, layout, template } of sampleEach(looks, (one) => one.name)) {
    expect(await look('slice', `${name}/${layout}/${template}`), `${name} ${template}`).toMatchObject({ layout })
    // React reports each of them once.
    expect(complaints, `${name} ${template}`).toEqual([])
  }
  complain.mockRestore()
})

it('a path in the cookbook is well formed and that of one recipe', async () => {
  const problem = async (path: string) => {
    const { status, body } = await store({ path, elements: [row('hero')], title: randomUUID() })
    return status === 400 ? JSON.stringify(body.errors) : status
  }
  expect(await problem('taken/once')).toBe(201)
  expect(await problem('taken/once')).toContain('Another recipe has the path “taken/once”')
  // The name of a recipe that is defined in a file.
  expect(await problem('two-doors')).toContain('Another recipe has the path')
  expect(await problem('Heroes//Short')).toContain('small letters, digits and hyphens')
  expect(await problem('/heroes/')).toContain('heroes/short')
})

it('elements of a recipe are told for a layout: fresh ids, and what may not stand there is left out and named', async () => {
  const group = row('group')
  const elements = [group, row('introduction', { title: 'In it' }, group.id), row('gone-slice'), row('text-row')]
  await store({ path: 'mixed/one', elements })
  const { doc } = (await ask('/elements?of=mixed/one&layout=blocks')).body as unknown as { doc: Doc }
  expect(doc.elements.map(({ blockType }) => blockType)).toEqual(['group', 'introduction'])
  expect(doc.elements[1]?.element.parent).toBe(doc.elements[0]?.id)
  expect(doc.elements[0]?.id).not.toBe(group.id)
  expect(doc.leftOut).toHaveLength(2)
  expect(doc.leftOut.join(' ')).toMatch(/gone-slice[\s\S]*Text row/)
  const made = {
    title: 'Of it',
    path: `/${randomUUID()}`,
    layout: 'blocks',
    languageCode: 'en',
    elements: doc.elements,
  }
  const page = await app.call({ method: 'POST', path: '/api/pages', body: { ...made, siteId: 0 }, as: 'editor' })
  expect(page.status).toBe(201)
  expect((await ask('/elements?of=no/such')).status).toBe(404)
  expect((await ask('/elements?of=mixed/one&layout=nowhere')).status).toBe(400)
})
