import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { Expiry } from '../../src/serve/cache/expiry.mjs'
import { PageStore } from '../../src/serve/cache/pageStore.mjs'
import { Renders } from '../../src/serve/cache/renders.mjs'
import { loadPage } from '../../src/serve/page/loadPage'
import { createPage, row, startApp, type App, type Json } from './helpers/app'

const PAGES = repeats({ test: 24, all: 200 })
const OTHERS = repeats({ test: 6, all: 20 })
const layouts = { blocks: () => Promise.resolve({ default: () => null }) }

let app: App
let dir: string
let expiry: Expiry
let store: PageStore
const renders = new Renders()

beforeAll(async () => {
  app = await startApp()
  dir = await mkdtemp(path.join(tmpdir(), 'voix-sections-'))
  expiry = new Expiry({ url: String(process.env.DATABASE_URL) })
  store = new PageStore({ dir, expiry, renders })
})
afterAll(async () => {
  await expiry?.close()
  await app?.stop()
  await rm(dir, { recursive: true, force: true })
})

let rendered = 0

/** Returns the visitor's response: the cached one unless a tag has expired, otherwise a new one, which is cached. */
async function visit({ path: address }: Json): Promise<string> {
  const stored = await store.get(address, [])
  if (stored) return String(stored.value.html)
  rendered += 1
  const render = renders.begin({ snapshot: await expiry.look() })
  const addTag = (tag: string) => void render.tags.add(tag)
  const loaded = await loadPage({ siteId: 0, path: address }, { config: app.config, layouts }, addTag)
  const html = JSON.stringify(loaded?.view.resolution)
  const value = { kind: 'APP_PAGE', html, rscData: Buffer.from(''), segmentData: new Map(), status: undefined }
  await store.set(address, { value, cacheControl: { revalidate: false }, tags: [], header: `x,${render.tag}` })
  return html
}

/** Creates half of the pages, all with the same elements. */
async function clones(name: string, elements: unknown[]): Promise<Json[]> {
  const page = await createPage(app, { elements })
  const copies = await app.query<Json>(
    `insert into pages select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'path', $2 || n))).*
     from pages p, generate_series(1, $3) n where p.id = $1 returning id, path`,
    [page.id, `/${name}-`, PAGES / 2],
  )
  return copies
}

async function visitAll(pages: readonly Json[]): Promise<string[]> {
  const answers: string[] = []
  for (const page of pages) answers.push(await visit(page))
  return answers
}

it(`one publish of a section on ${PAGES} pages: all are new for visitors at once, and no other page is made anew`, async () => {
  const words = (title: string) => [row('introduction', { title })]
  const inner = await createPage(app, { kind: 'section', elements: words('words 0') })
  const place = (section: Json) => row('shared-section', { section: section.id })
  const outer = await createPage(app, { kind: 'section', elements: [place(inner)] })
  // Every second page shows the section within another section.
  const shown = [await clones(inner.id, [place(inner)]), await clones(outer.id, [place(outer)])]
  const pages = shown.flat()
  const others = (await clones('others', words('of its own'))).slice(0, OTHERS)
  expect(pages).toHaveLength(PAGES)

  const old = (answers: readonly string[], time: number) =>
    answers.filter((one) => !one.includes(`words ${time}`)).length
  expect(old(await visitAll(pages), 0)).toBe(0)
  await visitAll(others)
  rendered = 0
  await visitAll([...pages, ...others])
  expect(rendered, 'all answers are stored').toBe(0)

  const body = { elements: words('words 1'), _status: 'published' }
  const answer = await app.call({ method: 'PATCH', path: `/api/pages/${inner.id}`, body, as: 'editor' })
  expect(answer.status).toBe(200)
  await expiry.look()
  const first = old(await visitAll(pages), 1)
  const after = old(await visitAll(pages), 1)
  await visitAll(others)
  expect({ first, after, rendered }).toEqual({ first: 0, after: 0, rendered: PAGES })
})
