import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App } from './helpers/app'
import { makeDocument } from './helpers/documents'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open } = savingOf(() => app)

const UNTIDY = 'Head\u000Bline\u2028two\uFFFE\u202E'
const TIDY = 'Head line two'

it('texts of a page are stored without invisible characters, over REST and by a save', async () => {
  const page = await createPage(app, { title: UNTIDY, elements: [row('hero', { title: UNTIDY })] })
  expect([page.title, page.elements[0]?.title]).toEqual([TIDY, TIDY])
  const [stored] = (await open(page.id)).rows as unknown as [Record<string, unknown> & { id: string }]
  const changed = { ...stored, title: `${UNTIDY} again` }
  const change = {
    page: { title: [TIDY, `New ${UNTIDY}`] },
    rows: { added: {}, updated: { [stored.id]: [stored, changed] }, removed: {} },
    order: {},
    orphans: null,
  }
  expect((await save(page.id, { baseRev: 1, change })).status).toBe(200)
  const after = await open(page.id)
  expect([after.page.title, after.rows[0]?.title]).toEqual([`New ${TIDY}`, `${TIDY} again`])
})

it('texts of documents and comments are stored without invisible characters', async () => {
  const post = await app.call({
    path: `/api/posts/${await makeDocument(app, 'posts', { title: UNTIDY })}`,
    as: 'editor',
  })
  expect(post.body.title).toBe(TIDY)
  const page = await createPage(app, {})
  const body = { uuid: crypto.randomUUID(), element: null, x: 0.5, y: 0.5, breakpoint: 'default', text: UNTIDY }
  const { status } = await app.call({
    method: 'POST',
    path: `/api/voix/pages/${page.id}/annotations`,
    body,
    as: 'editor',
  })
  const [comment] = await app.query<{ text: string }>('select text from annotations_comments')
  expect([status, comment?.text]).toEqual([200, TIDY])
})
