import { afterAll, beforeAll, expect, it } from 'vitest'
import { apply, diff, removeUnplaced, toRows, toTree, type PageDiff, type Row } from '../../src/tree'
import { startApp, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, pageOfThree } = savingOf(() => app)

/** Creates a page with old data: three rows have the id of its first element. */
async function brokenPage() {
  const { page, one, two } = await pageOfThree()
  const repeated = ['Second', 'Third'].map((title) => ({ ...one, title }))
  for (const [table, column, key] of [
    ['pages', 'elements', 'id'],
    ['_pages_v', 'version_elements', 'parent_id'],
  ] as const) {
    await app.query(`update ${table} set ${column} = ${column} || $1::jsonb where ${key} = $2`, [
      JSON.stringify(repeated),
      page.id,
    ])
  }
  return { id: page.id, one, two }
}
const titles = async (id: string) => (await open(id)).rows.map((each: Json) => each.title ?? null)

it('a save of one element of an old page leaves the rows alone that share its id', async () => {
  const { id, one, two } = await brokenPage()
  expect((await save(id, { baseRev: 1, upsert: [{ ...one, title: 'Changed' }] })).status).toBe(200)
  expect((await titles(id)).toSorted()).toEqual(['Changed', 'Second', 'Third', 'Two', null].toSorted())
  const published = await save(id, { baseRev: 2, action: 'savePublishVersion', upsert: [{ ...two, title: 'Two!' }] })
  expect(published.body.stored).toBeNull()
  expect((await titles(id)).toSorted()).toEqual(['Changed', 'Second', 'Third', 'Two!', null].toSorted())
})

it('the row that is deleted goes, whichever of its id it is, and others are told so', async () => {
  const { id, one, two } = await brokenPage()
  const before = toTree((await open(id)).rows as unknown as Row[])
  const second = before.unplaced.find(({ row }) => row.title === 'Second')
  const change = diff(
    { page: {}, tree: before },
    { page: {}, tree: removeUnplaced(before, { index: second?.index ?? -1 }) },
  )
  const deleted = await save(id, { baseRev: 1, change })
  expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)
  expect((await titles(id)).toSorted()).toEqual(['One', 'Two', 'Third', null].toSorted())
  await save(id, { baseRev: 2, upsert: [{ ...two, title: 'Again' }] })
  await save(id, { baseRev: 3, upsert: [{ ...one, title: 'Mine' }] })
  expect((await titles(id)).toSorted()).toEqual(['Again', 'Mine', 'Third', null].toSorted())
  const { body } = await app.call({ path: `/api/voix/pages/${id}/changes?since=1`, as: 'editor' })
  const now = toRows(apply({ page: {}, tree: before }, { ...(body.change as PageDiff), page: {} }).tree)
  expect(now.map(({ title }) => title ?? null).toSorted()).toEqual(['Again', 'Mine', 'Third', null].toSorted())
})
