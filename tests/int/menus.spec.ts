import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScope } from '../../src/serve/resolve/createScope'
import { resolveDocument } from '../../src/serve/resolve/resolveDocument'
import { createPage, startApp, type App, type Json } from './helpers/app'

let app: App
beforeAll(async () => void (app = await startApp()))
afterAll(() => app?.stop())

const save = (body: Record<string, unknown>, { id, locale = 'en' }: { id?: string; locale?: string } = {}) =>
  app.call({
    method: id === undefined ? 'POST' : 'PATCH',
    path: `/api/menus${id === undefined ? '' : `/${id}`}?locale=${locale}&depth=0`,
    body: { name: 'Main', location: 'deep', _status: 'published', ...body },
    as: 'editor',
  })
const to = (href: string) => ({ mode: 'href', href })
/** Returns nested items, each the child of the previous one. */
const chain = (length: number): object => ({
  label: `Level ${length}`,
  link: to(`/level-${length}`),
  children: length === 1 ? [] : [chain(length - 1)],
})
const told = ({ body }: { body: Json }) =>
  (body.errors[0]?.data.errors as unknown as { path: string; message: string }[]).map(({ path, message }) => [
    path,
    message,
  ])

describe('a menu', () => {
  it('has items below items to any depth, and labels in each language', async () => {
    const { status, body } = await save({ items: [chain(7)] })
    expect(status).toBe(201)
    interface Item {
      label: object
      children: Item[]
    }
    const items = body.doc.items as Item[]
    let [at]: (Item | undefined)[] = items
    let depth = 0
    for (; at; [at] = at.children) {
      depth += 1
      expect(at.label).toEqual({ en: `Level ${8 - depth}` })
    }
    expect(depth).toBe(7)
    // A save changes one language. The other one keeps its texts.
    const spanish = await save({ items: [{ ...items[0], label: 'Nivel' }] }, { id: body.doc.id, locale: 'es' })
    expect(spanish.body.doc.items).toMatchObject([
      { label: { en: 'Level 7', es: 'Nivel' }, children: [{ label: { en: 'Level 6' } }] },
    ])
  })

  it('stores addresses in the form of a request, and does not change them on the next save', async () => {
    const given = ['/Se%C3%B1al', '%2Fcontact%3Fa%3Db', 'tel:+34 971 123', '/Files/My Guide.pdf']
    const items = given.map((href) => ({ label: href, link: to(href) }))
    const { body } = await save({ items })
    const stored = ({ items: list }: Json) => (list as { link: { href: string } }[]).map(({ link }) => link.href)
    expect(stored(body.doc)).toEqual(['/se\u00f1al', '/contact?a=b', 'tel:+34%20971%20123', '/Files/My%20Guide.pdf'])
    const again = await save({ items: body.doc.items }, { id: body.doc.id })
    expect(stored(again.body.doc)).toEqual(stored(body.doc))
  })

  it('is given to layouts in the language of the page, with addresses', async () => {
    const page = await createPage(app)
    const inside = { mode: 'relationship', relationship: { relationTo: 'pages', value: page.id } }
    const items = [
      { label: { en: 'Out', es: 'Fuera' }, link: to('/out'), children: [{ label: { en: 'In' }, link: inside }] },
    ]
    const { body } = await save({ items })
    const req = await createLocalReq({}, app.payload)
    const context = {
      languageCode: 'es',
      layout: 'blocks',
      siteId: 0,
      path: '/',
      timeZone: 'UTC',
      preview: false,
      labels: {},
    }
    const resolved = await resolveDocument('menus', body.doc, { depth: 0 }, createScope({ req, context }))
    expect(resolved).toMatchObject({
      items: [
        {
          label: 'Fuera',
          link: { href: '/out', text: 'Fuera' },
          children: [{ label: 'In', link: { href: page.path, text: 'In' } }],
        },
      ],
    })
  })

  it('is refused with the item and the rule, and is as it was', async () => {
    const section = await createPage(app, { kind: 'section', title: 'S', path: null })
    const leads = (relationTo: string, value: string) => ({ mode: 'relationship', relationship: { relationTo, value } })
    const bad = await save({
      items: [
        { id: 'a', label: { en: 'A' }, link: to('javascript:alert(1)') },
        {
          id: 'a',
          label: { xx: 'A' },
          link: leads('users', '1'),
          children: [{ label: '', link: null, children: 'none' }],
        },
      ],
    })
    expect(bad.status).toBe(400)
    expect(told(bad)).toEqual([
      ['items.0.link.href', expect.stringMatching(/^Item 1: /)],
      ['items.1.id', 'Item 2: Another item has the id "a".'],
      ['items.1.label', 'Item 2: There is no language "xx".'],
      ['items.1.label', 'Item 2: The label is missing.'],
      ['items.1.link.relationship', expect.stringMatching(/^Item 2: A link leads to a document of pages or media/)],
      ['items.1.children.0.label', 'Item 2.1: The label is missing.'],
      ['items.1.children.0.children', 'Item 2.1: What stands below an item is a list.'],
    ])
    const lost = await save({
      items: [
        { label: 'A', link: leads('pages', randomUUID()) },
        { label: 'B', link: leads('pages', section.id) },
      ],
    })
    expect(told(lost).map(([path]) => path)).toEqual(['items.0.link.relationship', 'items.1.link.relationship'])
    expect(told(await save({ items: [chain(21)] }))[0]?.[1]).toContain('at most 20 levels deep')
    expect(told(await save({ items: 'none' }))).toEqual([['items', 'The items of a menu are a list.']])
    // A draft may have empty fields, but no invalid ones.
    expect((await save({ items: [{ label: '', link: null }], _status: 'draft' })).status).toBe(201)
    expect((await save({ items: [{ label: 7, link: null }], _status: 'draft' })).status).toBe(400)
  })

  it('counts as a use of the pages that it leads to, at any depth', async () => {
    const page = await createPage(app)
    const link = { mode: 'relationship', relationship: { relationTo: 'pages', value: page.id } }
    const item = { label: 'A', children: [{ label: 'B', children: [{ label: 'C', link }] }] }
    const { body } = await save({ items: [item] })
    const uses = await app.query('select from_doc, field from "references" where to_doc = $1', [page.id])
    expect(uses).toContainEqual({ from_doc: body.doc.id, field: 'items' })
  })
})
