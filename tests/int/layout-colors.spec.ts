import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineSlice, field } from '../../src/slices'
import { bodyOf } from '../helpers/changeOf'
import { createPage, row, startApp, type App, type Caller } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'

const banner = defineSlice({
  name: 'banner',
  label: 'Banner',
  admin: { group: 'test' },
  fields: {
    backgroundColor: field.color({ label: 'Background' }),
    free: field.color({ label: 'Free' }),
    rows: field.array({ label: 'Rows', fields: { dotColor: field.color({ label: 'Dot' }) } }),
  },
})

const CODE = {
  palette: [
    { name: 'Sand', value: '#f7efe4' },
    { name: 'Sea', value: '#0b6e8f' },
  ],
  colorRules: {
    fields: { names: ['backgroundColor', 'dotColor'], picker: false, palette: ['Sea'] },
    background: { picker: false, palette: null },
    foreground: { picker: true, palette: null },
  },
}

let app: App
beforeAll(async () => {
  const layouts = [{ name: 'plain', label: 'Plain', ...CODE }]
  app = await startApp({ makeConfig: () => limitedConfig({ slices: [banner], layouts: [...layouts, WIDE] }) })
})
afterAll(() => app?.stop())

const WIDE = { name: 'wide', label: 'Wide' }
const send = (method: string, path: string, body: unknown, as: Caller = 'editor') =>
  app.call({ method, path, body, as })
const set = (body: object, as: Caller = 'administrator', name = 'plain') =>
  send('PATCH', `/api/voix/layouts/${name}`, body, as)
const layoutNow = async (as: Caller = 'editor') => {
  const { body } = await app.call({ path: '/api/voix/layouts', as })
  return (body as unknown as { layouts: (typeof CODE & { rev: number; isChanged: boolean; code: unknown })[] })
    .layouts[0]
}
/** Sets the colors as administrators do, regardless of the stored ones. */
const setNow = async (colors: object) => {
  const answer = await set({ ...CODE, rev: (await layoutNow())?.rev, ...colors })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const restore = async () => set({ rev: (await layoutNow())?.rev, restore: true })

describe('a colour that the layout does not allow', () => {
  it.each<[string, object, string, string]>([
    ['a field', { backgroundColor: '#123456' }, 'backgroundColor', 'rule for backgrounds allows: Sand (#f7efe4), Sea'],
    ['a field of a row', { rows: [{ dotColor: '#f7efe4' }] }, 'rows.0.dotColor', 'rule for other fields allows: Sea'],
  ])(
    'is refused for %s, naming the element, the field and the rule, in a draft as well',
    async (_what, fields, at, rule) => {
      const elements = [row('banner', { ...fields })]
      const body = { title: 'Coloured', path: `/coloured-${randomUUID()}`, layout: 'plain', elements }
      for (const query of ['', '?draft=true']) {
        const { status, body: answer } = await send('POST', `/api/pages${query}`, body)
        expect(status).toBe(400)
        expect(answer.errors[0]?.message).toContain(elements[0]?.id)
        expect(answer.errors[0]?.message).toContain(rule)
        expect(answer.errors[0]?.data.errors[0]).toMatchObject({ path: `elements.0.${at}`, fault: { rule: 'color' } })
      }
    },
  )

  it('is refused by the save of the studio, and nothing is stored', async () => {
    const element = row('banner', { backgroundColor: '#f7efe4' })
    const page = await createPage(app, { layout: 'plain', elements: [element] })
    const upsert = [{ ...element, backgroundColor: '#000000' }]
    const body = bodyOf({ baseRev: 1, operationId: randomUUID(), action: 'saveDraft', upsert })
    const { status, body: answer } = await send('POST', `/api/voix/pages/${page.id}/save`, body)
    expect([status, answer.errors[0]?.data.errors[0]?.path]).toEqual([400, 'elements.0.backgroundColor'])
    expect((await app.call({ path: `/api/pages/${page.id}` })).body.rev).toBe(1)
  })

  it('is taken where no rule is, and on a layout without rules', async () => {
    await createPage(app, { layout: 'plain', elements: [row('banner', { free: '#123456' })] })
    await createPage(app, { layout: 'wide', elements: [row('banner', { backgroundColor: '#123456' })] })
  })
})

describe('what administrators set of a layout', () => {
  it('holds at the next save, and what stands on pages stays and is saved, copied and brought back', async () => {
    const element = row('banner', { backgroundColor: '#f7efe4' })
    const page = await createPage(app, { layout: 'plain', elements: [element] })
    await setNow({ palette: [{ name: 'Sun', value: '#ffcc00' }], colorRules: withoutNames() })
    const save = (fields: object) =>
      send('PATCH', `/api/pages/${page.id}`, {
        elements: [{ ...element, ...fields }, row('banner', { free: '#111111' })],
      })
    expect((await save({})).status).toBe(200)
    expect((await save({ backgroundColor: '#0b6e8f' })).status).toBe(400)
    expect((await save({ backgroundColor: '#FFCC00' })).status).toBe(200)
    // The value is no longer on the page and is restored from a version.
    expect((await save({ backgroundColor: '#f7efe4' })).status).toBe(200)
    expect((await send('POST', `/api/pages/${page.id}/copy`, { path: `/copy-${randomUUID()}` })).status).toBe(201)
    await restore()
    expect((await save({ backgroundColor: '#0b6e8f' })).status).toBe(200)
  })

  it('is for administrators to write and for staff to read, there alone', async () => {
    const now = await layoutNow('reviewer')
    expect(now).toMatchObject({ ...CODE, isChanged: false, code: CODE })
    for (const as of ['nobody', 'agent', 'reviewer', 'editor'] as const) {
      expect((await set({ rev: now?.rev, ...CODE }, as)).status, as).toBe(403)
    }
    for (const as of ['nobody', 'agent'] as const) {
      expect((await app.call({ path: '/api/voix/layouts', as })).status, as).toBe(403)
    }
    expect((await send('POST', '/api/layout-colors', { layout: 'plain' }, 'administrator')).status).toBe(403)
  })

  it.each<[string, object, string]>([
    ['no hex value', { palette: [{ name: 'Sun', value: 'red;}' }] }, 'Write a colour such as'],
    ['a name twice', { palette: [CODE.palette[0], { ...CODE.palette[1], name: 'sand' }] }, 'There is a colour “sand”'],
    ['a rule of a colour that is gone', { palette: [CODE.palette[0]] }, 'The palette has no colour “Sea”'],
    ['anything else', { palette: 'red' }, 'Send { rev, palette'],
  ])('is refused with %s, in words', async (_what, wrong, words) => {
    const answer = await set({ rev: (await layoutNow())?.rev, ...CODE, ...wrong })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(words)
  })

  it('is refused when somebody else was faster, and for a layout that is not there', async () => {
    const rev = (await layoutNow())?.rev
    const palette = [{ name: 'Sea', value: '#0b6e90' }]
    const both = await Promise.all([set({ rev, ...CODE, palette }), set({ rev, ...CODE, palette })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await set({ rev: 0, restore: true }, 'administrator', 'nowhere')).status).toBe(404)
    expect((await restore()).status).toBe(200)
    expect(await layoutNow()).toMatchObject({ ...CODE, isChanged: false, rev: Number(rev) + 2 })
  })

  it('is written down, with what came and went', async () => {
    const { id } = app.userOf('administrator')
    await setNow({ palette: [...CODE.palette, { name: 'Sun', value: '#ffcc00' }] })
    await restore()
    const path = '/api/audit-events?where[collection][equals]=layout-colors&sort=-createdAt&limit=2'
    const { docs } = (await app.call({ path, as: 'administrator' })).body
    expect(docs.map(({ event, user, data }) => ({ event, user, data }))).toEqual([
      {
        event: 'layout-colors-restored',
        user: id,
        data: { name: 'Plain', added: [], removed: ['Sun #ffcc00'], rules: false },
      },
      {
        event: 'layout-colors-changed',
        user: id,
        data: { name: 'Plain', added: ['Sun #ffcc00'], removed: [], rules: false },
      },
    ])
  })
})

it('the pages of a colour are told: those that visitors see and newest drafts, of this layout', async () => {
  const title = `Uses ${randomUUID()}`
  const colored = (color: string) => ({ title, elements: [row('banner', { free: color })] })
  const page = await createPage(app, { ...colored('#aB12cD'), layout: 'plain', _status: 'published' })
  await send('PATCH', `/api/pages/${page.id}?draft=true`, colored('#ab12ce'))
  await createPage(app, { ...colored('#ab12cd'), layout: 'wide' })
  const { body } = await app.call({ path: '/api/voix/layouts/plain/uses', as: 'administrator' })
  const { uses } = body as unknown as { uses: { color: string; pages: number; docs: object[] }[] }
  for (const color of ['#ab12cd', '#ab12ce']) {
    expect(uses.find((use) => use.color === color)).toMatchObject({ pages: 1, docs: [{ id: String(page.id), title }] })
  }
})

/** Returns the code's rules, where lists of colors allow all colors. */
function withoutNames() {
  const { colorRules } = CODE
  return { ...colorRules, fields: { ...colorRules.fields, palette: null } }
}
