import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Caller, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const ask = (slice = '', as: Caller = 'reviewer') =>
  app.call({ path: `/api/voix/slices${slice === '' ? '' : `/${slice}`}/uses`, as })
const countOf = async (slice: string) => ((await ask()).body.counts as Record<string, unknown>)[slice]

it('where a slice is used follows the newest drafts, and tells what visitors see', async () => {
  expect(await countOf('spacer')).toEqual({ pages: 0, elements: 0 })
  const [one, two] = [row('spacer'), row('spacer')]
  const page = await createPage(app, { title: 'With spacers', path: '/spacers', elements: [one, two] })
  expect(await countOf('spacer')).toEqual({ pages: 1, elements: 2 })

  const draft = await createPage(app, {
    title: 'A draft',
    path: '/a-draft',
    _status: 'draft',
    elements: [row('spacer')],
  })
  const without = { elements: [two] }
  await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body: without, as: 'editor' })
  expect(await countOf('spacer')).toEqual({ pages: 2, elements: 2 })
  const { docs } = (await ask('spacer')).body
  expect(docs).toEqual([
    expect.objectContaining({ id: draft.id, title: 'A draft', path: '/a-draft', isPublished: false, isDraft: true }),
    expect.objectContaining({ id: page.id, title: 'With spacers', isPublished: true, isDraft: true }),
  ])
  expect([...((docs[1] as Json).elements as unknown as string[])].sort()).toEqual([one.id, two.id].sort())

  await app.call({ method: 'PATCH', path: `/api/pages/${page.id}?draft=true`, body: { elements: [] }, as: 'editor' })
  expect((await ask('spacer')).body.docs[1]).toMatchObject({ id: page.id, isPublished: true, isDraft: false })
  const trash = { deletedAt: new Date().toISOString() }
  for (const { id } of [page, draft])
    await app.call({ method: 'PATCH', path: `/api/pages/${id}?force=true`, body: trash, as: 'editor' })
  expect((await ask('spacer')).body).toMatchObject({ docs: [], totalDocs: 0 })
})

it('refuses an unknown slice in words', async () => {
  const unknown = await ask(`${randomUUID()}`)
  expect([unknown.status, unknown.body.errors[0]?.message]).toEqual([404, expect.stringContaining('There is no slice')])
})
