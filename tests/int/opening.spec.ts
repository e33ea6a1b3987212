import { executeAuthStrategies, type FieldHook } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { LayoutImports } from '../../src/render/types'
import { loadPreview } from '../../src/serve/page/loadPreview'
import { defineSlice, field } from '../../src/slices'
import { createPage, row, startApp, type App, type Json, type Role } from './helpers/app'
import { blankConfig } from './helpers/blankConfig'
import { savingOf } from './helpers/saving'

const countRead = vi.fn<FieldHook>(({ value, req }) => `${String(value)} for ${String(req.user?.id)}`)

const notice = defineSlice({
  name: 'notice',
  label: 'Notice',
  admin: { group: 'test' },
  fields: {
    text: field.payload({ name: 'text', type: 'text', hooks: { afterRead: [countRead] } }),
  },
})

const layouts: LayoutImports = { blocks: () => Promise.resolve({ default: () => null }) }

let app: App
beforeAll(async () => {
  app = await startApp({
    makeConfig: () => blankConfig({ slices: [notice], layouts: [{ name: 'blocks', label: 'Blocks' }] }),
  })
})
afterAll(() => app?.stop())

const { save } = savingOf(() => app)

/** Opens a page as a user's window does. */
async function windowOf(role: Role) {
  const { email } = app.userOf(role)
  const body = { email, password: 'Secret-123-secret' }
  const { token } = (await app.call({ method: 'POST', path: '/api/users/login', body })).body
  const headers = { Authorization: `JWT ${token}` }
  const open = async ({ id }: Json) =>
    (await app.call({ path: `/api/voix/pages/${id}/open`, headers })).body.rows[0]?.text
  /** Loads the page as the preview's document does. */
  const preview = async ({ id }: Json) => {
    const { user } = await executeAuthStrategies({ payload: app.payload, headers: new Headers(headers) })
    if (!user) throw new Error(`The ${role} is not signed in.`)
    return (await loadPreview({ pageId: id, user }, { config: app.config, layouts }))?.view.rows[0]?.text
  }
  return { open, preview }
}

const textFor = (role: Role, text: string) => `${text} for ${app.userOf(role).id}`

async function pageOfOne() {
  const page = await createPage(app, { _status: 'draft', elements: [row('notice', { text: 'Open' })] })
  countRead.mockClear()
  return page
}

it.each([
  ['together', (work: (() => Promise<unknown>)[]) => Promise.all(work.map((each) => each()))],
  ['one after the other', async ([first, second]: (() => Promise<unknown>)[]) => [await first?.(), await second?.()]],
])('the studio and its preview run the hooks of a field once when they open a page %s', async (_when, run) => {
  const page = await pageOfOne()
  const { open, preview } = await windowOf('editor')
  const shown = await run([() => preview(page), () => open(page)])
  expect(shown).toEqual([textFor('editor', 'Open'), textFor('editor', 'Open')])
  expect(countRead).toHaveBeenCalledTimes(1)
})

it('the studio and its preview share nothing that was saved over', async () => {
  const page = await pageOfOne()
  const { open, preview } = await windowOf('editor')
  expect(await preview(page)).toBe(textFor('editor', 'Open'))
  const [element] = page.elements
  expect((await save(page.id, { baseRev: 1, upsert: [{ ...element, text: 'Closed' }] })).status).toBe(200)
  expect(await open(page)).toBe(textFor('editor', 'Closed'))
})

it('two users share no elements', async () => {
  const page = await pageOfOne()
  const [one, other] = [await windowOf('administrator'), await windowOf('reviewer')]
  expect(await one.preview(page)).toBe(textFor('administrator', 'Open'))
  expect(await other.open(page)).toBe(textFor('reviewer', 'Open'))
  expect(countRead).toHaveBeenCalledTimes(2)
})
