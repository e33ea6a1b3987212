import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalReq } from 'payload'
import { readWords } from '../../src/serve/search/searchQuery'
import { findPages, type Found } from '../../src/serve/search/findPages'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'

let app: App
beforeAll(async () => (app = await startApp()))
afterAll(() => app?.stop())

interface Search {
  as?: Caller
  language?: string
  siteId?: number
  number?: number
}

async function search(typed: string, { as = 'nobody', language = 'en', siteId = 0, number = 1 }: Search = {}) {
  const user =
    as === 'nobody'
      ? null
      : await app.payload.findByID({ collection: 'users', id: app.userOf(as).id, overrideAccess: true })
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, app.payload)
  return findPages({ req, siteId, languageCode: language, words: readWords(typed), number })
}

const hrefs = ({ pages }: Found) => pages.map(({ href }) => href)
const textOf = (parts: Found['pages'][number]['title']) => parts.map(({ text }) => text).join('')
const found = async (typed: string, how?: Search) => hrefs(await search(typed, how))

const hero = (title: string, element: Record<string, unknown> = {}, copy?: string) =>
  row('hero', { title, ...(copy === undefined ? {} : { copy }) }, element)
const prose = (...lines: string[]) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: lines.map((text) => ({
      type: 'paragraph',
      format: '',
      indent: 0,
      version: 1,
      direction: null,
      children: [{ type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }],
    })),
  },
})
const patch = (id: string, body: object, query = '') =>
  app.call({ method: 'PATCH', path: `/api/pages/${id}${query}`, body, as: 'editor' })

describe('a published page is found', () => {
  it('by words of its title, its headings and its texts, in that order, in any form of the word', async () => {
    const say = (text: string) => row('rich-text', { copy: prose(text, ...Array.from({ length: 8 }, () => text)) })
    const inText = await createPage(app, { title: 'First', elements: [say('We keep a lantern in the harbour house.')] })
    const inHeading = await createPage(app, { title: 'Second', elements: [hero('Lanterns')] })
    const inTitle = await createPage(app, { title: 'A lantern', elements: [hero('Light')] })
    const answer = await search('lanterns')
    expect(hrefs(answer)).toEqual([inTitle.path, inHeading.path, inText.path])
    expect([answer.total, answer.isPartial, answer.numbers]).toEqual([3, false, 1])
    expect(answer.pages[0]?.title).toEqual([
      { text: 'A ', isMatch: false },
      { text: 'lantern', isMatch: true },
    ])
    expect(answer.pages[2]?.excerpt.some(({ text, isMatch }) => isMatch && text === 'lantern')).toBe(true)
    expect(answer.pages[0]?.brand).not.toBe('')
  })

  it('as it is now: after a change, not as a draft, not once it is unpublished or in the trash', async () => {
    const page: Json = await createPage(app, { title: 'Otter', elements: [hero('Badger')] })
    await patch(page.id, { elements: [hero('Weasel')] }, '?draft=true')
    expect([await found('badger'), await found('weasel')]).toEqual([[page.path], []])
    await patch(page.id, { elements: [hero('Stoat')], path: '/moved-otter', _status: 'published' })
    expect([await found('badger'), await found('stoat')]).toEqual([[], ['/moved-otter']])
    expect(await found('otter', { as: 'editor' })).toEqual(['/moved-otter'])
    expect((await patch(page.id, { _status: 'draft' })).status).toBe(200)
    expect([await found('otter'), await found('otter', { as: 'editor' })]).toEqual([[], []])
    await patch(page.id, { _status: 'published' })
    expect(await found('otter')).toEqual(['/moved-otter'])
    await patch(page.id, { deletedAt: new Date().toISOString() })
    expect([await found('otter'), await found('otter', { as: 'editor' })]).toEqual([[], []])
    expect(await app.query('select 1 from voix_search where page = $1', [page.id])).toEqual([])
  })

  it('but for one that search engines are not to find, and what is switched off or comes at its time', async () => {
    const later = { conditions: [{ key: 'date', operator: 'greater_than', value: '2199-01-01' }], type: 'and' }
    const wide = { conditions: [{ key: 'breakpoint', operator: 'equals', value: 'lg' }], type: 'and' }
    await createPage(app, { title: 'Cormorant', meta: { noIndex: true }, elements: [hero('Cormorant')] })
    const page = await createPage(app, {
      title: 'Birds',
      elements: [
        hero('Pelican', { enabled: false }),
        hero('Heron', { conditionsSettings: later }),
        hero('Egret', { conditionsSettings: wide }),
      ],
    })
    const words = ['cormorant', 'pelican', 'heron', 'egret']
    expect(await Promise.all(words.map((word) => found(word)))).toEqual([[], [], [], [page.path]])
  })

  it('in its language and on its site alone, with accents or without', async () => {
    const english = await createPage(app, { title: 'Habitación', elements: [hero('Kingfishers by the sea')] })
    const path = '/es/habitaciones'
    const spanish = { title: 'Habitaciones', path, languageCode: 'es', translationOf: english.id }
    await createPage(app, { ...spanish, elements: [hero('Una habitación tranquila')] })
    const inSpanish = { language: 'es' }
    expect(await found('habitación', inSpanish)).toEqual([path])
    expect(await found('HABITACION tranquila', inSpanish)).toEqual([path])
    expect(await found('kingfisher', inSpanish)).toEqual([])
    expect(await found('kingfisher')).toEqual([english.path])
    expect(await found('kingfisher', { siteId: 1 })).toEqual([])
    const [page] = (await search('habitacion', inSpanish)).pages
    expect(page?.excerpt).toContainEqual({ text: 'habitación', isMatch: true })
  })
})

describe('what is for an audience', () => {
  const CANARY = 'zanzibarcanary'

  it('is found by whoever belongs to it, and by nobody else in any part of an answer', async () => {
    const open = await createPage(app, {
      title: 'Open to all',
      elements: [hero('Parrotfish'), hero(CANARY, { audience: 'agents' })],
    })
    const box = row('group', {}, { audience: 'agents' })
    const closed = await createPage(app, {
      title: `Closed ${CANARY}`,
      meta: { title: CANARY, description: `Of ${CANARY}` },
      elements: [box, hero('Commission parrotfish', { parent: box.id })],
    })
    const member = await createPage(app, { title: 'Members', elements: [hero(`Kudu`, { audience: 'signed-in' })] })
    for (const as of ['nobody', 'editor'] as const) {
      const answers = [
        await search(CANARY, { as }),
        await search('parrotfish', { as }),
        await search('commission', { as }),
      ]
      expect(answers.map(hrefs), as).toEqual([[], [open.path], []])
      expect(answers.map(({ total }) => total)).toEqual([0, 1, 0])
      expect(JSON.stringify(answers)).not.toContain(CANARY)
    }
    expect(new Set(await found(CANARY, { as: 'agent' }))).toEqual(new Set([open.path, closed.path]))
    // Matches words of public content and of content for agents together.
    expect(await found(`${CANARY} open`, { as: 'agent' })).toEqual([open.path])
    expect((await search('parrotfish', { as: 'agent' })).total).toBe(2)
    expect([await found('kudu'), await found('kudu', { as: 'editor' })]).toEqual([[], [member.path]])
    await patch(open.id, { elements: [hero('Parrotfish')], _status: 'published' })
    expect(await found(CANARY, { as: 'agent' })).toEqual([closed.path])
  })

  it('stays hidden where a rule of the application hides the page itself', async () => {
    const page = await createPage(app, { title: 'Quokka', elements: [hero('Quokka')] })
    const { config } = app.payload.collections.pages
    const { read } = config.access
    config.access.read = () => ({ path: { not_equals: page.path } })
    expect((await search('quokka')).total).toBe(0)
    config.access.read = read
    expect((await search('quokka')).total).toBe(1)
  })
})

describe('shared sections and documents', () => {
  it('a section is found on the pages that show it, as it is published now', async () => {
    const made = await createPage(app, { title: 'Shared', kind: 'section', path: null, elements: [hero('Marimba')] })
    const page = await createPage(app, { elements: [row('shared-section', { section: made.id })] })
    expect(await found('marimba')).toEqual([page.path])
    await patch(made.id, { elements: [hero('Bandoneon')] })
    expect([await found('marimba'), await found('bandoneon')]).toEqual([[], [page.path]])
    await patch(made.id, { _status: 'draft' })
    expect(await found('bandoneon')).toEqual([])
  })

  it('a document is found at its address on the page that shows each of its kind', async () => {
    const query = (bind: object) => ({
      modelQuery: {
        collection: 'posts',
        where: [{ field: 'slug', operator: 'equals', value: '{slug}' }],
        sort: null,
        limit: 1,
        bind,
      },
    })
    const page = await createPage(app, {
      title: 'A story',
      path: '/stories/{slug}',
      elements: [row('rich-text', { copy: prose('Sample') }, query({ copy: 'body' }))],
    })
    const body = prose('The tortoise came back in the spring.')
    const data = {
      title: 'Of a tortoise',
      slug: 'tortoise',
      page: page.id,
      body,
      postType: 'Blog Post',
      _status: 'published',
    }
    const post = await app.payload.create({ collection: 'posts', data: data as never, overrideAccess: true })
    const { pages } = await search('tortoise spring')
    expect(pages.map(({ href, title }) => [href, textOf(title)])).toEqual([['/stories/tortoise', 'Of a tortoise']])
    await patch(page.id, { path: '/tales/{slug}' })
    expect(await found('tortoise')).toEqual(['/tales/tortoise'])
    const set = (more: object) =>
      app.payload.update({ collection: 'posts', id: post.id, data: more as never, overrideAccess: true })
    await set({ body: prose('The hare.') })
    expect([await found('spring'), await found('hare')]).toEqual([[], ['/tales/tortoise']])
    await app.payload.delete({ collection: 'posts', id: post.id, overrideAccess: true })
    expect(await found('hare')).toEqual([])
  })
})
