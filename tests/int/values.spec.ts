import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, row, startApp, type Answer, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open } = savingOf(() => app)

const patch = (id: string, body: unknown, query = '') =>
  app.call({ method: 'PATCH', path: `/api/pages/${id}${query}`, body, as: 'editor' })

const problemsOf = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(400)
  return (body.errors[0]?.data.errors ?? []) as unknown as { path: string; message: string }[]
}

/** Expects that the write is refused as a draft and published, names the field, and stores nothing. */
async function expectRefused({ page, body, path, says }: { page: Json; body: object; path: string; says: string }) {
  const before = await open(page.id)
  for (const query of ['', '?draft=true']) {
    const answer = await patch(page.id, body, query)
    const problem = problemsOf(answer).find((each) => each.path === path)
    expect(problem?.message, JSON.stringify(answer.body)).toContain(says)
    expect(answer.body.errors[0]?.message).toContain(says)
  }
  expect(await open(page.id)).toEqual(before)
}

describe('the list of elements', () => {
  it.each([
    [[5], 'elements.0', 'must be an object'],
    [[null], 'elements.0', 'must be an object'],
    [['x', row('hero')], 'elements.0', 'must be an object'],
    [[row('hero'), null], 'elements.1', 'must be an object'],
    [null, 'elements', 'must be a list'],
    ['abc', 'elements', 'must be a list'],
    [{ a: 1 }, 'elements', 'must be a list'],
  ])('is not replaced by %j', async (elements, path, says) => {
    const page = await createPage(app, { elements: [row('hero', { title: 'Stays' })] })
    await expectRefused({ page, body: { elements }, path, says })
  })

  it('of a save has to be one of elements, too', async () => {
    const page = await createPage(app, { elements: [row('hero', { title: 'Stays' })] })
    for (const added of [{ a: 5 }, { a: null }, null, 'abc', [1], { a: { id: 'a' } }]) {
      const change = { page: {}, rows: { added, updated: {}, removed: {} }, order: {}, orphans: null }
      expect((await save(page.id, { baseRev: 1, change })).status, JSON.stringify(added)).toBe(400)
    }
    expect((await open(page.id)).rows).toHaveLength(1)
  })

  it('may be empty, also where there was none', async () => {
    const page = await createPage(app, { elements: null })
    expect((await patch(page.id, { elements: null })).status).toBe(200)
    expect((await patch(page.id, { elements: [] })).status).toBe(200)
  })
})

it('that says there is no link stores none, and not that of the defaults', async () => {
  const page = await createPage(app, { elements: [row('button', { link: null })] })
  const [{ link }] = (await open(page.id)).rows as unknown as [{ link: { text?: unknown; href?: unknown } }]
  expect([link.text ?? null, link.href ?? null]).toEqual([null, null])
})

describe('what the database cannot store', () => {
  const nobody = '00000000-0000-4000-8000-000000000000'

  it.each([
    ['translationOf', { translationOf: nobody }, nobody],
    ['translationOf', { translationOf: 'no-uuid' }, 'no-uuid'],
    ['translationOf', { translationOf: { a: 1 } }, 'id of a document'],
    ['meta.image', { meta: { image: nobody } }, nobody],
    ['meta', { meta: 'x' }, 'must be an object'],
    ['_status', { _status: 'foo' }, 'one of: draft, published'],
    ['deletedAt', { deletedAt: 'junk' }, 'must be a date'],
    ['title', { title: 'a\u0000b' }, 'NUL'],
    ['title', { title: 'a\ud800b' }, 'half of a character'],
    ['properties.settings.a', { properties: { settings: { a: '\u0000' } } }, 'NUL'],
    ['fields', { fields: [{ name: 'x', type: 'text', text: '\u0000' }] }, 'NUL'],
    ['tags', { tags: 'x' }, 'must be a list'],
    ['properties', { properties: 'x' }, 'must be an object'],
    ['siteId', { siteId: 'abc' }, 'must be a number'],
  ])('is refused in %s', async (field, body, says) => {
    const page = await createPage(app, { elements: [row('hero', { title: 'Stays' })] })
    const path = field === 'fields' ? 'fields.0.text' : field
    await expectRefused({ page, body, path, says })
    const create = await app.call({
      method: 'POST',
      path: '/api/pages?draft=true',
      body: { title: 'New', path: `/new-${page.id}`, layout: 'blocks', ...body },
      as: 'editor',
    })
    if (field !== 'deletedAt') expect(problemsOf(create).map((problem) => problem.path)).toContain(path)
    if (!['_status', 'deletedAt'].includes(field)) {
      const saved = problemsOf(await save(page.id, { baseRev: 1, page: body }))
      expect(saved.map((problem) => problem.path)).toContain(path)
    }
  })

  it('is refused in elements, labels and ids of a save', async () => {
    const hero = row('hero', { title: 'a\u0000b' })
    const page = await createPage(app, { elements: [row('hero', { title: 'Stays' })] })
    await expectRefused({ page, body: { elements: [hero] }, path: 'elements.0.title', says: 'NUL' })
    const [problem] = problemsOf(await save(page.id, { baseRev: 1, upsert: [hero] }))
    expect(problem).toMatchObject({ path: `elements.${hero.id}.title` })
    for (const part of [
      { label: '\u0000' },
      { operationId: '\u0000'.repeat(9) },
      { upsert: [row('hero', { id: '\u0000' })] },
    ])
      expect((await save(page.id, { baseRev: 1, ...part })).status, JSON.stringify(part)).toBe(400)
    expect((await open(page.id)).rev).toBe(1)
  })

  it('leaves an emoji and an existing document alone', async () => {
    const [page, original] = [await createPage(app), await createPage(app)]
    const body = { title: 'A 🌴', translationOf: original.id, meta: { image: null } }
    expect((await patch(page.id, body)).status).toBe(200)
    expect((await open(page.id)).page).toMatchObject({ title: 'A 🌴' })
  })
})

describe('a value that is none of its field', () => {
  const text = (children: unknown) => ({ root: { type: 'root', children } })

  it.each([
    ['hero', 'title', { a: 1 }, 'must be a text'],
    ['rich-text', 'copy', 'just text', 'formatted text'],
    ['rich-text', 'copy', { root: {} }, 'formatted text'],
    ['rich-text', 'copy', text([{ type: 'paragraph', children: 'x' }]), 'list of nodes'],
    ['rich-text', 'copy', text([null]), 'list of nodes'],
    ['group', 'columns', 'abc', 'must be a number'],
  ])('is refused in the element %s, field %s: %j', async (blockType, field, value, says) => {
    const element = row(blockType)
    const page = await createPage(app, { elements: [element] })
    const broken = { ...element, [field]: value }
    await expectRefused({ page, body: { elements: [broken] }, path: `elements.0.${field}`, says })
    for (const action of ['saveDraft', 'savePublishVersion']) {
      const [problem] = problemsOf(await save(page.id, { baseRev: 1, action, upsert: [broken] }))
      expect(problem).toMatchObject({ path: `elements.${element.id}.${field}` })
      expect(problem?.message).toMatch(new RegExp(`^(This|Each) .*${says}`))
    }
    expect((await save(page.id, { baseRev: 1, upsert: [{ ...element, [field]: null }] })).status).toBe(200)
  })

  it('stays where the page has it already, and comes back from a version', async () => {
    const page = await createPage(app, { elements: [row('hero', { title: 'Old' }), row('hero')] })
    const old = JSON.stringify({ type: 'of another time' })
    await app.query(`update pages set elements = jsonb_set(elements, '{0,title}', $2) where id = $1`, [page.id, old])
    await app.query(
      `update _pages_v set version_elements = jsonb_set(version_elements, '{0,title}', $2) where parent_id = $1`,
      [page.id, old],
    )
    const [first, second] = (await open(page.id)).rows
    const changed = await save(page.id, { baseRev: 1, upsert: [{ ...first, blockName: 'Other' }] })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect((await patch(page.id, { elements: [second, first] }, '?draft=true')).status).toBe(200)
    expect((await save(page.id, { baseRev: 3, remove: [first?.id] })).status).toBe(200)
    expect((await save(page.id, { baseRev: 4, upsert: [first], restored: true })).status).toBe(200)
    expect((await save(page.id, { baseRev: 5, upsert: [{ ...second, title: { no: 'text' } }] })).status).toBe(400)
  })
})

describe('what is nested too deeply', () => {
  const objects = (levels: number) => {
    let value: unknown = 'innermost'
    for (let level = 0; level < levels; level++) value = { a: value }
    return value
  }
  const nodes = (levels: number) => {
    let node: unknown = { type: 'text', text: 'innermost' }
    for (let level = 0; level < levels; level++) node = { type: 'list', children: [node] }
    return { root: { type: 'root', children: [node] } }
  }

  it.each([
    ['properties', { properties: { settings: objects(150) } }],
    ['properties', { properties: { settings: objects(2500) } }],
    ['elements.0.copy', { elements: [row('rich-text', { copy: nodes(60) })] }],
    ['elements.0.copy', { elements: [row('rich-text', { copy: nodes(1200) })] }],
    ['elements.0.copy', { elements: [row('rich-text', { copy: JSON.stringify(nodes(1200)) })] }],
    ['elements.0.element', { elements: [row('hero', {}, { properties: { domId: null, settings: objects(150) } })] }],
  ])('is refused in %s', async (path, body) => {
    const page = await createPage(app, { elements: [row('hero', { title: 'Stays' })] })
    await expectRefused({ page, body, path, says: 'nested more than 100 levels deep' })
  })

  it.each([51, 2000])(
    'is refused as %i elements inside each other, naming those that stand too deep',
    async (count) => {
      const page = await createPage(app)
      const rows = Array.from({ length: count }, () => row('group'))
      rows.forEach((each, index) => Object.assign(each.element, { parent: rows[index - 1]?.id ?? null }))
      const refused = await patch(page.id, { elements: rows })
      expect(problemsOf(refused)).toHaveLength(count - 50)
      expect(refused.body.errors[0]?.message).toContain(`${rows[50]?.id}) is nested too deeply: at most 50 levels`)
      const saved = await save(page.id, { baseRev: 1, upsert: rows, order: rows.map(({ id }) => id) })
      expect(problemsOf(saved)).toHaveLength(count - 50)
      expect((await patch(page.id, { elements: rows.slice(0, 50) })).status).toBe(200)
    },
  )
})

describe('how a page is called', () => {
  it.each([
    [{ properties: { domId: '1 a' } }, 'properties.domId', 'begin with a letter'],
    [{ properties: { domId: 'a"><script>' } }, 'properties.domId', 'begin with a letter'],
    [{ meta: { canonical: '//evil.example' } }, 'meta.canonical', 'https://'],
    [{ meta: { canonical: 'javascript:alert(1)' } }, 'meta.canonical', 'https://'],
    [{ meta: { canonical: 'http://[' } }, 'meta.canonical', 'https://'],
  ])('%j is refused', async (body, path, says) => {
    await expectRefused({ page: await createPage(app), body, path, says })
  })

  it('takes what browsers and search engines understand', async () => {
    const { id } = await createPage(app)
    const body = { properties: { domId: 'my-page' }, meta: { canonical: 'https://www.example.com/a' } }
    expect((await patch(id, body)).status).toBe(200)
    expect((await patch(id, { properties: { domId: '' }, meta: { canonical: null } })).status).toBe(200)
  })
})
