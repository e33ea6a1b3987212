import { randomUUID } from 'node:crypto'
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CollectionOption } from '../../src/options/joinOptions'
import { row, startApp, type App, type Json } from './helpers/app'
import { hostConfig, LEVELS } from './helpers/hostConfig'

const text = (name: string): Field => ({ name, type: 'text' })
const list = (name: string, fields: Field[]): Field => ({ name, type: 'array', fields })

/** Arrays of the application's own in every place where a field can be. */
const fields: Field[] = [
  list('stops', [text('place'), list('times', [text('at')])]),
  { name: 'extras', type: 'blocks', blocks: [{ slug: 'extra', fields: [list('lines', [text('text')])] }] },
  { name: 'info', type: 'group', fields: [{ type: 'row', fields: [list('facts', [text('text')])] }] },
  { type: 'tabs', tabs: [{ name: 'more', fields: [list('links', [text('text')])] }] },
]

const content = {
  tags: [
    { name: 'sea', point: 2 },
    { name: 'sand', point: 1 },
  ],
  fields: [{ name: 'Season', type: 'text', text: 'Summer' }],
  stops: [{ place: 'Bay', times: [{ at: '9:00' }, { at: '10:00' }] }, { place: 'Town' }],
  extras: [{ blockType: 'extra', lines: [{ text: 'A line' }] }],
  info: { facts: [{ text: 'A fact' }] },
  more: { links: [{ text: 'A link' }] },
}

let app: App
beforeAll(async () => {
  const pages: CollectionOption = { slug: 'site-pages', fields: ({ defaultFields }) => [...defaultFields, ...fields] }
  app = await startApp({
    makeConfig: () => hostConfig({ options: { collections: { pages, redirects: { slug: 'moved' } } } }),
    schema: 'pushed',
    users: 'customers',
    dataOf: (role) => ({ level: LEVELS[role] }),
  })
})
afterAll(() => app?.stop())

const post = (path: string, body: object) => app.call({ method: 'POST', path, body, as: 'editor' })
const read = async (id: string) =>
  (await app.call({ path: `/api/site-pages/${id}?draft=true&depth=0`, as: 'editor' })).body

async function createPage(): Promise<Json> {
  const elements = [row('box', {}, { settings: {} })]
  const page = { title: 'Trip', path: `/trip-${randomUUID()}`, layout: 'plain', _status: 'published' }
  const { status, body } = await post('/api/site-pages?depth=0', { ...page, ...content, elements })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc
}

const idsOf = (doc: Json) =>
  Object.keys(content)
    .filter((name) => name !== 'fields')
    .flatMap((name) => [...JSON.stringify(doc[name]).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id))

describe('a page made of one with lists', () => {
  it.each([
    ['a copy', (id: string) => post(`/api/site-pages/${id}/copy`, {})],
    [
      'a translation',
      (id: string) =>
        post(`/api/voix/pages/${id}/translations`, { languages: [{ code: 'de', path: `/de-${randomUUID()}` }] }),
    ],
  ])('has all of them, with rows of its own: %s', async (_what, make) => {
    const source = await createPage()
    const { status, body } = await make(source.id)
    expect(status, JSON.stringify(body)).toBe(201)
    const made = await read((body.doc ?? body.docs[0])?.id ?? '')
    expect(made).toMatchObject(content)
    expect(idsOf(made)).toHaveLength(idsOf(source).length)
    expect(idsOf(made).filter((id) => idsOf(source).includes(id))).toEqual([])
    expect(await read(source.id)).toMatchObject(content)
    expect(idsOf(await read(source.id))).toEqual(idsOf(source))
  })
})
