import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Unit } from '../../src/slices/translation'
import { createPage, row, startApp, type App, type Caller } from './helpers/app'
import { savingOf } from './helpers/saving'
import { heroOf, translationsOf } from './helpers/translations'

let app: App
beforeAll(async () => void (app = await startApp()))
afterAll(() => app?.stop())
const { save, open } = savingOf(() => app)
const { translated, create, read, unitOf, write } = translationsOf(() => app)

const states = (units: readonly Unit[]) => units.map(({ label, state }) => [label, state])

describe('translating a page', () => {
  it('makes linked drafts of it in the languages that are chosen, all of them or none, with every text open', async () => {
    const { original, id } = await translated()
    const page = await open(id)
    expect(page.page).toMatchObject({ languageCode: 'es', translationOf: original.id, _status: 'draft' })
    const { units, missing, progress } = await read(id)
    expect([missing, progress]).toEqual([[], { total: 4, done: 0, open: 4, changed: 0 }])
    expect(states(units)).toEqual([
      ['Title', 'open'],
      ['Title', 'open'],
      [expect.any(String), 'open'],
      [expect.any(String), 'open'],
    ])
    const again = await create(id, [{ code: 'es', path: '/es/again' }])
    expect([again.status, again.body.errors[0]?.message]).toEqual([409, expect.stringContaining('in Español already')])
    expect((await create(original.id, [{ code: 'xx', path: '/xx' }])).status).toBe(400)
    expect((await create(original.id, [{ code: 'es', path: '/es/x' }], 'reviewer')).status).toBe(403)
    const list = await app.call({ path: `/api/voix/pages/${id}/translations`, as: 'reviewer' })
    expect(list.body).toMatchObject({
      original: { id: original.id },
      languages: expect.arrayContaining([
        expect.objectContaining({ code: 'es', page: expect.objectContaining({ id }), progress }),
      ]) as unknown,
    })
  })

  it('writes texts into their fields by a save like any other, rich text with its marks', async () => {
    const { id } = await translated()
    const [title, first] = [await unitOf(id, 'Title'), await unitOf(id, 'Copy', 0)]
    expect(first.source).toBe('Stay <1>two nights</1> with us')
    const texts = [
      { key: title.key, was: title.target, is: 'Dormir junto al mar' },
      { key: first.key, was: first.target, is: 'Quédese <1>dos noches</1>' },
    ]
    const answer = await write(id, { texts })
    expect(answer.body).toMatchObject({ saved: 2, conflicts: [], translation: { progress: { done: 2, open: 2 } } })
    const { rows, page } = await open(id)
    expect(page.rev).toBe(2)
    expect(rows[0]?.title).toBe('Dormir junto al mar')
    const { root } = rows[1]?.copy as unknown as {
      root: { children: { children: { text: string; format: number }[] }[] }
    }
    expect(root.children.map(({ children }) => children.map((node) => [node.text, node.format]))).toEqual([
      [
        ['Quédese ', 0],
        ['dos noches', 1],
      ],
      [['Pay one', 0]],
    ])
    const marks = await write(id, { texts: [{ key: first.key, was: texts[1]!.is, is: 'Quédese <7>dos</7>' }] })
    expect([marks.status, marks.body.errors[0]?.message]).toEqual([400, expect.stringContaining('There is no mark 7')])
  })

  it('tells of a text that somebody else has changed, and writes the others', async () => {
    const { id } = await translated()
    const [title, first] = [await unitOf(id, 'Title'), await unitOf(id, 'Copy', 0)]
    await write(id, { texts: [{ key: title.key, was: title.target, is: 'Suyo' }] })
    const texts = [
      { key: title.key, was: title.target, is: 'Mío' },
      { key: first.key, was: first.target, is: 'Dos noches' },
      { key: 'gone/title', was: '', is: 'Nada' },
    ]
    const { body } = await write(id, { texts })
    expect(body).toMatchObject({
      saved: 1,
      conflicts: [
        { key: title.key, theirs: 'Suyo' },
        { key: 'gone/title', theirs: null },
      ],
    })
    expect((await unitOf(id, 'Title')).target).toBe('Suyo')
    // Writing the same texts again changes nothing.
    const again = await write(id, { texts: [texts[1]] })
    expect(again.body).toMatchObject({ saved: 0, conflicts: [] })
  })

  it('marks what was changed in the original since, whoever translated it where', async () => {
    const { hero, copy, original, id } = await translated()
    const title = await unitOf(id, 'Title')
    // The studio saves without any knowledge of translations.
    const before = await open(id)
    const own = before.rows[0] as unknown as { id: string }
    const order = before.rows.map((each) => each.id)
    const body = { baseRev: before.rev, upsert: [{ ...own, title: 'Dormir' }], order }
    expect((await save(id, body)).status).toBe(200)
    expect((await unitOf(id, 'Title')).state).toBe('done')
    const elements = [{ ...hero, title: 'Wake by the sea' }, copy, heroOf('A new one')]
    await app.call({
      method: 'PATCH',
      path: `/api/pages/${original.id}`,
      body: { elements, _status: 'published' },
      as: 'editor',
    })
    expect(await unitOf(id, 'Title')).toMatchObject({ state: 'changed', before: 'Sleep by the sea', target: 'Dormir' })
    expect((await read(id)).missing).toMatchObject([{ place: 'Hero', texts: ['A new one'] }])
    const checks = await app.call({
      method: 'POST',
      path: `/api/voix/pages/${id}/checks`,
      body: { baseRev: (await open(id)).rev, change: null },
      as: 'editor',
    })
    expect(JSON.stringify(checks.body)).toContain('The original of “Dormir” was changed since.')
    expect(JSON.stringify(checks.body)).toContain('“Stay two nights with us” is still in English.')
    await write(id, { confirmed: [title.key] })
    expect((await unitOf(id, 'Title')).state).toBe('done')
  })

  it('takes over what was added to the original, in its place, and asks for its translation', async () => {
    const { hero, copy, original, id } = await translated()
    const group = row('group')
    const inside = { ...heroOf('Inside'), element: { parent: group.id } }
    const elements = [hero, group, inside, copy]
    await app.call({
      method: 'PATCH',
      path: `/api/pages/${original.id}`,
      body: { elements, _status: 'published' },
      as: 'editor',
    })
    expect((await read(id)).missing).toHaveLength(2)
    const { body } = await write(id, { missing: true })
    expect(body).toMatchObject({ translation: { missing: [] } })
    const { rows } = await open(id)
    expect(rows.map(({ blockType }) => blockType)).toEqual(['hero', 'group', 'hero', 'rich-text'])
    expect([rows[2]?.title, (rows[2]?.element as { parent: string }).parent]).toEqual(['Inside', rows[1]?.id])
    expect((await read(id)).units.filter(({ source }) => source === 'Inside').map(({ state }) => state)).toEqual([
      'open',
    ])
  })

  it('shows shared sections in its language where there are any, and says which are not', async () => {
    const section = await createPage(app, {
      kind: 'section',
      title: 'Contact',
      path: null,
      elements: [row('hero', { title: 'Call us' })],
    })
    const spanish = await create(section.id, [{ code: 'es' }])
    const other = await createPage(app, {
      kind: 'section',
      title: 'Opening',
      path: null,
      elements: [row('hero', { title: 'Open' })],
    })
    const target = await createPage(app, { path: '/linked' })
    await createPage(app, { path: '/es/enlazada', languageCode: 'es', translationOf: target.id })
    const alone = await createPage(app, { path: '/alone', title: 'Alone' })
    const { id } = await translated({
      elements: [
        row('shared-section', { section: section.id }),
        row('shared-section', { section: other.id }),
        ...[target, alone].map(({ id: value }) =>
          row('button', { link: { text: 'Go', mode: 'relationship', relationship: { relationTo: 'pages', value } } }),
        ),
        row('button', { link: { text: 'Go', mode: 'href', href: '/linked?x=1#top' } }),
      ],
    })
    const { rows } = await open(id)
    const [first] = spanish.body.docs
    expect(rows.map(({ section: placed }) => placed)).toEqual([first?.id, other.id, undefined, undefined, undefined])
    // Links choose the visitor's language automatically. Those that cannot are listed.
    expect(rows[2]?.link).toMatchObject({ relationship: { relationTo: 'pages', value: target.id } })
    expect(rows[4]?.link).toMatchObject({ href: '/linked?x=1#top' })
    const link = { kind: 'link', from: { title: 'Alone' }, to: null }
    expect((await read(id)).references).toMatchObject([{ kind: 'section', from: { title: 'Opening' }, to: null }, link])
    const late = await create(other.id, [{ code: 'es' }])
    expect((await read(id)).references).toMatchObject([{ kind: 'section', to: { id: late.body.docs[0]?.id } }, link])
    await write(id, { references: true })
    expect((await read(id)).references).toMatchObject([link])
  })

  it('is read by staff and written by editors, and nobody else is told a word', async () => {
    const { id } = await translated()
    const of = `/api/voix/pages/${id}`
    const asked = async (as: Caller) => [
      (await app.call({ path: `${of}/translations`, as })).status,
      (await app.call({ path: `${of}/translation`, as })).status,
      (await app.call({ method: 'POST', path: `${of}/translation`, body: { operationId: randomUUID() }, as })).status,
    ]
    expect(await asked('nobody')).toEqual([403, 403, 403])
    expect(await asked('agent')).toEqual([403, 403, 403])
    expect(await asked('reviewer')).toEqual([200, 200, 403])
    expect(await asked('editor')).toEqual([200, 200, 200])
    const file = async (as: Caller) => (await app.call({ method: 'POST', path: `${of}/translation/xliff`, as })).status
    expect([await file('nobody'), await file('reviewer'), await file('editor')]).toEqual([403, 403, 400])
    await app.call({ method: 'PATCH', path: `/api/pages/${id}`, body: { _status: 'published' }, as: 'editor' })
    expect(JSON.stringify((await app.call({ path: `/api/pages/${id}` })).body)).not.toContain('"translation"')
  })

  it('copies a translation as a page of its own', async () => {
    const { id } = await translated()
    const copy = await app.call({ method: 'POST', path: `/api/pages/${id}/copy?depth=0`, body: {}, as: 'editor' })
    expect([copy.status, copy.body.doc.translationOf ?? null]).toEqual([201, null])
  })
})
