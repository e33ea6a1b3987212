import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, row, startApp, type App, type Json } from './helpers/app'
import { limitedConfig } from './helpers/limitedConfig'

const SITES = [
  { id: 0, name: 'Main', hosts: ['main.example'], origin: 'https://main.example' },
  { id: 1, name: 'Other', hosts: ['other.example'], origin: 'https://other.example' },
  { id: 2, name: 'Nowhere', hosts: ['nowhere.example'] },
]

let app: App
beforeAll(async () => {
  app = await startApp({ makeConfig: () => limitedConfig({ sites: SITES }) })
})
afterAll(() => app?.stop())

const make = (path: string, more: object = {}) =>
  createPage(app, { layout: 'wide', elements: [row('notice', { title: 'A' })], path, ...more })

async function move(pages: readonly Json[], more: object) {
  const body = { action: 'move', pages: pages.map(({ id, rev }) => ({ id, rev })), below: '/', ...more }
  const answer = await app.call({ method: 'POST', path: '/api/voix/pages/bulk', body, as: 'editor' })
  return answer.body as unknown as { done: Json[]; refused: { reason: string }[] }
}

const placeOf = async ({ id }: Json) => {
  const { body } = await app.call({ path: `/api/pages/${id}?depth=0&draft=true`, as: 'editor' })
  return [body.siteId, body.path]
}

it('moves pages to another site, where visitors of the former addresses are led; what is taken there is refused', async () => {
  const [live, draft] = [await make('/tours/one'), await make('/tours/two', { _status: 'draft' })]
  const taken = await make('/tours/three')
  await make('/three', { siteId: 1 })
  const { done, refused } = await move([live, draft, taken], { siteId: 1 })
  expect(done.map(({ id }) => id)).toEqual([live.id, draft.id])
  expect(refused).toMatchObject([{ reason: expect.stringContaining('/three') }])
  expect([await placeOf(live), await placeOf(draft), await placeOf(taken)]).toEqual([
    [1, '/one'],
    [1, '/two'],
    [0, '/tours/three'],
  ])
  expect(await app.query('select "from", host, to_type, to_url from redirects')).toEqual([
    { from: '/tours/one', host: 'main.example', to_type: 'url', to_url: 'https://other.example/one' },
  ])
})

it('keeps each on its own site where none is chosen, and refuses what is no site or leads nowhere', async () => {
  const [here, there] = [await make('/a/here'), await make('/a/there', { siteId: 1 })]
  expect((await move([here, there], { below: '/b', redirect: false })).refused).toEqual([])
  expect([await placeOf(here), await placeOf(there)]).toEqual([
    [0, '/b/here'],
    [1, '/b/there'],
  ])
  const page = await make('/a/page')
  expect((await move([page], { siteId: 9 })).refused).toMatchObject([{ reason: expect.stringContaining('site') }])
  expect((await move([page], { siteId: 2 })).refused).toMatchObject([{ reason: expect.stringContaining('no address') }])
  expect(await placeOf(page)).toEqual([0, '/a/page'])
  expect((await move([page], { siteId: 2, redirect: false })).refused).toEqual([])
  expect(await placeOf(page)).toEqual([2, '/page'])
})
