import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type App, type Json } from './helpers/app'
import { savingOf } from './helpers/saving'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save, open, pageOfThree } = savingOf(() => app)

/** A page from old data: three rows have the id of its first element. */
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
  expect(published.body.updated.rows).toEqual([])
  expect((await titles(id)).toSorted()).toEqual(['Changed', 'Second', 'Third', 'Two!', null].toSorted())
})

it('the row that is deleted goes, whichever of its id it is, in a save that is merged as well', async () => {
  const { id, one, two } = await brokenPage()
  await save(id, { baseRev: 1, upsert: [{ ...two, title: 'Theirs' }] })
  const merged = await save(id, { baseRev: 1, duplicates: { [one.id]: [0, 2] } })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  expect((await titles(id)).toSorted()).toEqual(['One', 'Theirs', 'Third', null].toSorted())
  await save(id, { baseRev: 3, upsert: [{ ...two, title: 'Again' }] })
  const stale = await save(id, { baseRev: 3, upsert: [{ ...one, title: 'Mine' }] })
  expect(stale.status).toBe(200)
  expect((await titles(id)).toSorted()).toEqual(['Again', 'Mine', 'Third', null].toSorted())
  const { body } = await app.call({ path: `/api/voix/pages/${id}/changes?since=1`, as: 'editor' })
  expect(body.rows.map(({ title }) => title ?? null).toSorted()).toEqual(['Again', 'Mine', 'Third', null].toSorted())
})
