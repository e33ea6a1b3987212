import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPages } from '../../src/admin/pages/findPages'
import { readPagesQuery } from '../../src/admin/pages/pagesQuery'
import { createPage, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

async function search(words: string) {
  const user = { ...app.userOf('editor'), collection: 'users', roles: ['editor'] } as never
  const req = await createLocalReq({ user }, app.payload)
  return (await findPages({ req, query: readPagesQuery({ search: words }) })).items
}

it('finds what is written and no pattern', async () => {
  await createPage(app, { title: 'Plain words' })
  const titles = ['100% palms', 'under_score', 'back\\slash']
  for (const title of titles) await createPage(app, { title })
  const found = await Promise.all(['%', '_', '\\'].map(search))
  expect(found.map((items) => items.map(({ title }) => title))).toEqual(titles.map((title) => [title]))
  expect(await search('100% PALMS')).toHaveLength(1)
})

it('tells where visitors find a page whose draft has another path', async () => {
  const live = await createPage(app, { title: 'Moving' })
  const body = { path: `${live.path}-new`, _status: 'draft' }
  await app.call({ method: 'PATCH', path: `/api/pages/${live.id}?draft=true`, body, as: 'editor' })
  await createPage(app, { title: 'Moving draft', _status: 'draft' })
  expect(await search('Moving')).toMatchObject([
    { title: 'Moving draft', livePath: null, status: 'draft' },
    { title: 'Moving', path: body.path, livePath: live.path, status: 'changed' },
  ])
})
