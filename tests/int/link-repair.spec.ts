import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repairLinks } from '../../src/page/definitions/repairLinks'
import { createPage, row, startApp, type App } from './helpers/app'
import { releasingOf } from './helpers/releasing'
import { addressesOf, textWithLinks } from './helpers/richText'
import { savingOf } from './helpers/saving'

const SOUND = ['/a%2Fb', '/search?q=%2Fx', 'https://x.y/?u=https%3A%2F%2Fz', '/se%C3%B1al', '#top', 'tel:+34%20971']

const BROKEN = [
  (n: number) => `/contact-${n}?utm=a.b`,
  (n: number) => `/señal-${n}`,
  (n: number) => `/se%C3%B1al-${n}`,
  (n: number) => `tel:+34%20971%20${n}`,
  (n: number) => `mailto:a${n}@b.c?subject=Hello%20World`,
  (n: number) => `http://localhost/${n}`,
  (n: number) => `#señal-${n}`,
  (n: number) => `https://example.org/${n}?u=https%3A%2F%2Fz&b=c.d`,
]

/** Encodes an address completely, one to five times. */
const damaged = (address: string, times: number): string =>
  times === 0 ? address : encodeURIComponent(damaged(address, times - 1))

const PLACES = [
  ['pages', 'elements'],
  ['pages', 'fields'],
  ['_pages_v', 'version_elements'],
  ['_pages_v', 'version_fields'],
  ['recipes', 'elements'],
  ['release_items', 'snapshot'],
  ['release_items', 'base'],
  ['posts_locales', 'body'],
  ['_posts_v_locales', 'version_body'],
  ['specials_locales', 'terms'],
] as const

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const { save } = savingOf(() => app)
const { makeRelease, addTo } = releasingOf(() => app)

let counter = 0
/** Returns a text with one damaged address of each kind, and correct ones between them. */
const copy = () =>
  textWithLinks(
    BROKEN.flatMap((make, index) => {
      counter += 1
      return [make(counter), SOUND[index % SOUND.length] as string]
    }),
  )

const all = async () => {
  const found: Record<string, { id: string; json: string }[]> = {}
  for (const [table, column] of PLACES) {
    const statement = `select id::text as id, ${column}::text as json from ${table} order by id`
    found[`${table}.${column}`] = await app.query(statement)
  }
  return found
}

/** Encodes every address that the repair has to find, in the database. */
async function damage(): Promise<number> {
  let count = 0
  for (const [table, column] of PLACES) {
    for (const { id, json } of (await all())[`${table}.${column}`] ?? []) {
      const broken = json?.replace(/"url": "([^"]+)"/g, (whole, address: string) => {
        if (SOUND.includes(address)) return whole
        count += 1
        return `"url": "${damaged(address, 1 + (count % 5))}"`
      })
      await app.query(`update ${table} set ${column} = $1::jsonb where id::text = $2`, [broken, id])
    }
  }
  return count
}

it('a thousand links that were stored encoded lead again where they led, wherever they are; a second run changes nothing', async () => {
  const section = await createPage(app, { kind: 'section', path: null, elements: [row('rich-text', { copy: copy() })] })
  expect(section.id).toBeTruthy()
  for (let pages = 0; pages < 12; pages++) {
    const fields = [{ name: 'note', type: 'richText', richText: copy() }]
    const rows = [row('rich-text', { copy: copy() }), row('rich-text', { copy: copy() })]
    const page = await createPage(app, { elements: rows, fields })
    const saved = await save(page.id, { baseRev: 1, upsert: [{ ...rows[0], copy: copy() }] })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    if (pages < 2) await addTo(await makeRelease(`Release ${pages}`), page.id)
  }
  const recipe = { title: 'Links', path: `links/${randomUUID()}`, elements: [row('rich-text', { copy: copy() })] }
  expect((await app.call({ method: 'POST', path: '/api/recipes', body: recipe, as: 'editor' })).status).toBe(201)
  const post = { title: 'Post', postType: 'Blog Post', body: copy(), _status: 'published' }
  const made = await app.call({ method: 'POST', path: '/api/posts', body: post, as: 'editor' })
  const spanish = { title: 'Entrada', body: copy() }
  const path = `/api/posts/${made.body.doc.id}?locale=es`
  expect((await app.call({ method: 'PATCH', path, body: spanish, as: 'editor' })).status).toBe(200)
  const special = { title: 'Offer', terms: copy(), _status: 'published' }
  expect((await app.call({ method: 'POST', path: '/api/specials', body: special, as: 'editor' })).status).toBe(201)

  const before = await all()
  for (const [place, rows] of Object.entries(before)) {
    expect(rows.flatMap(({ json }) => addressesOf(JSON.parse(json ?? 'null'))).length, place).toBeGreaterThan(0)
  }
  const count = await damage()
  expect(count).toBeGreaterThan(1000)
  const broken = await all()
  await app.query(`delete from voix_expired_tags where tag = 'site'`)

  expect(await repairLinks(app.payload, { isDryRun: true })).toMatchObject({ links: count })
  expect(await all()).toEqual(broken)
  const told = await repairLinks(app.payload)
  expect(told).toMatchObject({ links: count })
  expect(told.rows).toBeGreaterThan(40)
  expect(await all()).toEqual(before)
  expect(await app.query(`select tag from voix_expired_tags where tag = 'site'`)).toHaveLength(1)
  expect(await repairLinks(app.payload)).toEqual({ links: 0, rows: 0 })
  expect(await all()).toEqual(before)
})
