import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { addressesOf, linkNode, textOf, textWithLinks } from './helpers/richText'
import { savingOf } from './helpers/saving'
import { translationsOf } from './helpers/translations'

/** Addresses as written and as stored. */
const ADDRESSES = [
  ['/contact?utm=a.b', '/contact?utm=a.b'],
  ['/señal', '/señal'],
  ['/se%C3%B1al', '/se%C3%B1al'],
  ['/日本 の夏?q=%2Fx', '/日本%20の夏?q=%2Fx'],
  ['/a%2Fb', '/a%2Fb'],
  ['tel:+34 971 123 456', 'tel:+34%20971%20123%20456'],
  ['mailto:a@b.c?subject=Hello World', 'mailto:a@b.c?subject=Hello%20World'],
  ['#anchor', '#anchor'],
  ['#señal', '#señal'],
  ['?layout=blocks', '?layout=blocks'],
  ['https://example.org/a?b=c.d&e=%2Ff#g.h', 'https://example.org/a?b=c.d&e=%2Ff#g.h'],
  ['https://x.y/?u=https%3A%2F%2Fz', 'https://x.y/?u=https%3A%2F%2Fz'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ['%2Fcontact%3Futm%3Da.b', '/contact?utm=a.b'],
] as const
const WRITTEN = ADDRESSES.map(([written]) => written)
const STORED = ADDRESSES.map(([, stored]) => stored)

const DANGEROUS = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'javascript%3Aalert(1)']

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, live } = savingOf(() => app)
const translations = translationsOf(() => app)

const newestOf = async (id: string) => {
  const [version] = await app.query<{ elements: unknown }>(
    'select version_elements as elements from _pages_v where parent_id = $1 and latest',
    [id],
  )
  return addressesOf(version?.elements)
}

const said = (body: Json) => JSON.stringify(body.errors)

describe('the addresses of links in the rich text of a page', () => {
  it.each(['saveDraft', 'savePublishVersion'])(
    'are stored by each save of the studio as they were first (%s)',
    async (action) => {
      const copy = row('rich-text', { copy: textWithLinks(WRITTEN) })
      const page = await createPage(app, { elements: [row('hero', { title: 'Before' })] })
      const change = async (more: object) => {
        const saved = await save(page.id, { baseRev: (await open(page.id)).rev, action, ...more })
        expect(saved.status, JSON.stringify(saved.body)).toBe(200)
        expect(await newestOf(page.id)).toEqual(STORED)
      }
      await change({ upsert: [copy] })
      for (const title of ['One', 'Two']) {
        await change({ page: { title } })
        const stored = (await open(page.id)).rows.find(({ id }) => id === copy.id)
        await change({
          upsert: [{ ...stored, element: { ...(stored?.element as object), tags: [{ name: title, point: 1 }] } }],
        })
      }
      if (action !== 'saveDraft') expect(addressesOf(await live(page.id))).toEqual(STORED)
    },
  )

  it('are stored by Payload’s own endpoints as they were first', async () => {
    const page = await createPage(app, { elements: [row('rich-text', { copy: textWithLinks(WRITTEN) })] })
    for (const query of ['', '?draft=true', '']) {
      const elements = (await open(page.id)).rows
      const path = `/api/pages/${page.id}${query}`
      const saved = await app.call({ method: 'PATCH', path, body: { elements }, as: 'editor' })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      expect(await newestOf(page.id)).toEqual(STORED)
    }
  })

  it('are the same in a copy, in a translation and in a recipe that is used', async () => {
    const copy = row('rich-text', { copy: textWithLinks(WRITTEN) })
    const page = await createPage(app, { elements: [copy] })
    const copied = await app.call({ method: 'POST', path: `/api/pages/${page.id}/copy`, body: {}, as: 'editor' })
    expect(await newestOf(copied.body.doc.id)).toEqual(STORED)
    const made = await translations.create(page.id, [{ code: 'es', path: `/es/x-${page.id}` }])
    const spanish = String(made.body.docs[0]?.id)
    expect(await newestOf(spanish)).toEqual(STORED)
    const again = await save(spanish, { baseRev: (await open(spanish)).rev, page: { title: 'Otra' } })
    expect(again.status).toBe(200)
    expect(await newestOf(spanish)).toEqual(STORED)
    const elements = (await open(page.id)).rows
    const recipe = { title: 'Links', path: `links/${randomUUID()}`, elements }
    const { body } = await app.call({ method: 'POST', path: '/api/recipes', body: recipe, as: 'editor' })
    const found = await app.call({ path: `/api/recipes/${body.doc.id}?depth=0`, as: 'editor' })
    expect(addressesOf(found.body.elements)).toEqual(STORED)
    const used = await createPage(app, { elements: found.body.elements.map((one) => ({ ...one, id: randomUUID() })) })
    expect(await newestOf(used.id)).toEqual(STORED)
  })

  it.each(DANGEROUS)('are refused where they are not safe, with the field and the rule: %s', async (address) => {
    const hero = row('rich-text', { copy: textWithLinks(['/fine']) })
    const page = await createPage(app, { elements: [hero] })
    const wrong = { ...hero, copy: textWithLinks(['/fine', address]) }
    for (const action of ['saveDraft', 'savePublishVersion']) {
      const { status, body } = await save(page.id, { baseRev: 1, action, upsert: [wrong] })
      expect(status, action).toBe(400)
      expect(said(body)).toContain(`“${address}”. Use an address that starts with`)
      expect(said(body)).toContain('field \\"copy\\"')
    }
    for (const query of ['', '?draft=true']) {
      const path = `/api/pages/${page.id}${query}`
      const { status, body } = await app.call({ method: 'PATCH', path, body: { elements: [wrong] }, as: 'editor' })
      expect(status, query).toBe(400)
      expect(said(body)).toMatch(/Use an address that starts with.*elements\.0\.copy/)
    }
    expect(await newestOf(page.id)).toEqual(['/fine'])
  })

  it('are stored and refused in the page’s own fields alike', async () => {
    const fieldsWith = (addresses: readonly string[]) => [
      { name: 'note', type: 'richText', richText: textWithLinks(addresses) },
    ]
    const page = await createPage(app, { fields: fieldsWith(WRITTEN) })
    const opened = await open(page.id)
    expect(addressesOf(opened.page.fields)).toEqual(STORED)
    for (const action of ['saveDraft', 'savePublishVersion']) {
      const wrong = { fields: fieldsWith(['javascript:alert(1)']) }
      const { status, body } = await save(page.id, { baseRev: opened.rev, action, page: wrong })
      expect(status, action).toBe(400)
      expect(said(body)).toContain('A link leads to “javascript:alert(1)”. Use an address that starts with')
    }
  })

  it('hold back no draft where they are stored already', async () => {
    const element = row('rich-text', { copy: textWithLinks(['/fine']) })
    const page = await createPage(app, { elements: [element] })
    await app.query(
      `update _pages_v set version_elements = replace(version_elements::text, '/fine', 'javascript:x')::jsonb`,
    )
    const copy = textOf([linkNode('javascript:x'), linkNode('/more')])
    const saved = await save(page.id, { baseRev: 1, upsert: [{ ...element, copy }] })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  })
})

describe.each([
  ['posts', 'body', { postType: 'Blog Post' }],
  ['specials', 'content', {}],
  ['specials', 'terms', {}],
] as const)('the addresses of links in %s, field %s,', (collection, field, more) => {
  const store = (id: string, body: object, query = '') =>
    app.call({ method: 'PATCH', path: `/api/${collection}/${id}?depth=0${query}`, body, as: 'editor' })
  const make = async (addresses: readonly string[], status = 'published') => {
    const data = { title: `Title ${randomUUID()}`, ...more, [field]: textWithLinks(addresses), _status: status }
    const path = `/api/${collection}?depth=0${status === 'draft' ? '&draft=true' : ''}`
    return app.call({ method: 'POST', path, body: data, as: 'editor' })
  }

  it('are stored by each save of a form as they were first, in each language', async () => {
    const made = await make(WRITTEN)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    let { doc } = made.body
    for (const query of ['', '&draft=true', '&locale=es', '&locale=es', '', '&draft=true']) {
      const saved = await store(doc.id, { ...doc, _status: query === '' ? 'published' : 'draft' }, query)
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      doc = saved.body.doc
      expect(addressesOf(doc[field]), query).toEqual(STORED)
    }
    const copy = await app.call({
      method: 'POST',
      path: `/api/${collection}/${doc.id}/duplicate?depth=0`,
      body: {},
      as: 'editor',
    })
    expect(addressesOf(copy.body.doc[field]), JSON.stringify(copy.body)).toEqual(STORED)
  })

  it('are refused where they are not safe, with the field and the rule, in drafts as well', async () => {
    const { doc } = (await make(['/fine'])).body
    for (const address of DANGEROUS) {
      for (const query of ['', '&draft=true']) {
        const _status = query === '' ? 'published' : 'draft'
        const wrong = { [field]: textWithLinks(['/fine', address]), _status }
        const answers = [await store(doc.id, wrong, query), await make(['/fine', address], _status)]
        for (const { status, body } of answers) {
          expect(status, `${address} ${query}`).toBe(400)
          expect(said(body)).toContain(`"path":"${field}"`)
          expect(said(body)).toContain(`A link leads to “${address}”. Use an address that starts with`)
        }
      }
    }
  })
})
