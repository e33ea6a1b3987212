import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Unit } from '../../src/slices/translation'
import { createPage, ORIGIN, row, startApp, type App, type Caller, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
let token: string
beforeAll(async () => {
  app = await startApp()
  const body = { email: app.userOf('editor').email, password: 'Secret-123-secret' }
  token = String((await app.call({ method: 'POST', path: '/api/users/login', body })).body.token)
})
afterAll(() => app?.stop())
const { save, open } = savingOf(() => app)

const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})
const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
})
const rich = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})
const bold = rich(paragraph(text('Stay '), text('two nights', 1), text(' with us')), paragraph(text('Pay one')))

/** A hero that says nothing but its title. */
const heroOf = (title: string) =>
  row('hero', { title, eyebrow: '', copy: '', note: '', link: { text: '' }, secondLink: { text: '' } })

let counter = 0
/** A page in English with a hero and a rich text, and its draft in Spanish. */
async function translated(more: Record<string, unknown> = {}) {
  counter += 1
  const hero = heroOf('Sleep by the sea')
  const copy = row('rich-text', { copy: bold })
  const original = await createPage(app, { title: 'Coast', path: `/coast-${counter}`, elements: [hero, copy], ...more })
  const made = await create(original.id, [{ code: 'es', path: `/es/costa-${counter}` }])
  expect([made.status, made.body.docs?.length]).toEqual([201, 1])
  const [spanish] = made.body.docs
  return { hero, copy, original, id: String(spanish?.id) }
}

const create = (id: string, languages: object[], as: 'editor' | 'reviewer' = 'editor') =>
  app.call({ method: 'POST', path: `/api/voix/pages/${id}/translations`, body: { languages }, as })
interface Read {
  units: Unit[]
  missing: { place: string }[]
  progress: object
  references: { kind: string; from: { title: string }; to: { id: string } | null }[]
}
const read = async (id: string) =>
  (await app.call({ path: `/api/voix/pages/${id}/translation`, as: 'reviewer' })).body as unknown as Read
const unitOf = async (id: string, label: string, segment: number | null = null) => {
  const { units } = await read(id)
  const found = units.find((unit) => unit.label === label && unit.segment === segment && unit.element !== null)
  if (!found) throw new Error(`no unit ${label} among ${units.map((unit) => unit.label).join(', ')}`)
  return found
}
const write = (id: string, body: Record<string, unknown>) =>
  app.call({
    method: 'POST',
    path: `/api/voix/pages/${id}/translation`,
    body: { operationId: randomUUID(), ...body },
    as: 'editor',
  })
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
    // The same once more changes nothing.
    const again = await write(id, { texts: [texts[1]] })
    expect(again.body).toMatchObject({ saved: 0, conflicts: [] })
  })

  it('marks what was changed in the original since, whoever translated it where', async () => {
    const { hero, copy, original, id } = await translated()
    const title = await unitOf(id, 'Title')
    // In the studio, by a save that knows nothing of translations.
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

  it('leads links and shows shared sections in its language where there are any, and says which are not', async () => {
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
    const there = await createPage(app, { path: '/es/enlazada', languageCode: 'es', translationOf: target.id })
    const { id } = await translated({
      elements: [
        row('shared-section', { section: section.id }),
        row('shared-section', { section: other.id }),
        row('button', {
          link: { text: 'Go', mode: 'relationship', relationship: { relationTo: 'pages', value: target.id } },
        }),
        row('button', { link: { text: 'Go', mode: 'href', href: '/linked?x=1#top' } }),
      ],
    })
    const { rows } = await open(id)
    const [first] = spanish.body.docs
    expect(rows.map(({ section: placed }) => placed)).toEqual([first?.id, other.id, undefined, undefined])
    expect(rows[2]?.link).toMatchObject({ relationship: { relationTo: 'pages', value: there.id } })
    expect(rows[3]?.link).toMatchObject({ href: '/es/enlazada?x=1#top' })
    expect((await read(id)).references).toMatchObject([{ kind: 'section', from: { title: 'Opening' }, to: null }])
    const late = await create(other.id, [{ code: 'es' }])
    expect((await read(id)).references).toMatchObject([{ kind: 'section', to: { id: late.body.docs[0]?.id } }])
    await write(id, { references: true })
    expect((await read(id)).references).toEqual([])
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

describe('XLIFF', () => {
  const request = async (path: string, body?: string) => {
    const headers = { Authorization: `JWT ${token}` }
    const sent = new Request(`${ORIGIN}${path}`, { headers, ...(body === undefined ? {} : { method: 'POST', body }) })
    const response = await handleEndpoints({ config: app.config, request: sent })
    return { status: response.status, text: await response.text() }
  }
  const exported = async (id: string) => (await request(`/api/voix/pages/${id}/translation.xliff`)).text
  const taken = async (id: string, file: string) => {
    const { status, text: answer } = await request(
      `/api/voix/pages/${id}/translation/xliff?operationId=${randomUUID()}`,
      file,
    )
    return { status, body: JSON.parse(answer) as Json & { problems: { key: string; reason: string; line: number }[] } }
  }
  const fill = (file: string, source: string, target: string) =>
    file.replace(
      `<source>${source}</source>`,
      `<source>${source}</source><target state="translated">${target}</target>`,
    )

  it('goes out, is changed and comes in: texts land in their fields, marks are kept', async () => {
    const { id } = await translated()
    let file = await exported(id)
    file = fill(file, 'Sleep by the sea', 'Dormir &amp; soñar')
    file = fill(file, 'Stay <g id="1" ctype="bold">two nights</g> with us', '<g id="1">Dos noches</g> con nosotros')
    const { status, body } = await taken(id, file)
    expect([status, body.applied, body.untranslated, body.problems]).toEqual([200, 2, 2, []])
    const { rows } = await open(id)
    expect(rows[0]?.title).toBe('Dormir & soñar')
    expect(JSON.stringify(rows[1]?.copy)).toMatch(/"text":"Dos noches".*"format":1.*"text":" con nosotros"/)
    expect(await taken(id, file)).toMatchObject({ body: { applied: 0, unchanged: 2 } })
  })

  it('is refused whole with the line that is broken', async () => {
    const { id } = await translated()
    const file = fill(await exported(id), 'Sleep by the sea', 'Dormir').replace('</body>', '</bod>')
    const line = file.split('\n').findIndex((each) => each.includes('</bod>')) + 1
    const { status, body } = await taken(id, file)
    expect([status, body.errors[0]?.message]).toEqual([400, expect.stringMatching(new RegExp(`^Line ${line}: `))])
    expect((await open(id)).rev).toBe(1)
    const elsewhere = await taken(id, (await exported(id)).replace(id, randomUUID()))
    expect([elsewhere.status, JSON.stringify(elsewhere.body)]).toEqual([400, expect.stringContaining('another page')])
  })

  it('says of each text that has changed since the file was written, and overwrites none', async () => {
    const { hero, copy, original, id } = await translated()
    let file = await exported(id)
    file = fill(file, 'Sleep by the sea', 'Dormir')
    file = fill(file, 'Pay one', 'Pague una')
    file = fill(file, 'Stay <g id="1" ctype="bold">two nights</g> with us', 'Dos noches')
    const elements = [{ ...hero, title: 'Wake by the sea' }, copy]
    await app.call({
      method: 'PATCH',
      path: `/api/pages/${original.id}`,
      body: { elements, _status: 'published' },
      as: 'editor',
    })
    const last = await unitOf(id, 'Copy', 1)
    await write(id, { texts: [{ key: last.key, was: last.target, is: 'Pague solo una' }] })
    const { body } = await taken(id, file)
    expect(body.applied).toBe(1)
    expect(body.problems.map(({ reason, line }) => [reason, line > 0])).toEqual([
      ['source-changed', true],
      ['target-changed', true],
    ])
    expect([(await unitOf(id, 'Title')).target, (await unitOf(id, 'Copy', 1)).target]).toEqual([
      'Sleep by the sea',
      'Pague solo una',
    ])
  })
})
