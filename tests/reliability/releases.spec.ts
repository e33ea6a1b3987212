import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NextServer } from '../helpers/nextServer'
import { bodyOf } from '../helpers/changeOf'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { sleep, tell } from './helpers/scale'
import { createPageOf, openSite, type Site } from './helpers/site'

const PAGES = repeats({ test: 5, all: 50 })
const KILLS = repeats({ test: 2, all: 30 })

let site: Site
let other: NextServer
const pages: { id: string; path: string }[] = []

beforeAll(async () => {
  site = await openSite()
  other = await site.startOther()
  for (let at = 0; at < PAGES; at += 1) pages.push(await createPageOf(site, 'text 0'))
})
afterAll(async () => {
  await other?.stop('SIGKILL')
  await site?.stop()
})

/** Creates a release in which every page has the text. */
async function releaseOf(text: string): Promise<string> {
  const made = await site.api('POST', '/api/releases', { name: text })
  const { id } = made.body.doc as { id: string }
  for (const page of pages) {
    const within = `/api/voix/releases/${id}/pages/${page.id}`
    const opened = (await site.api('GET', `${within}/open`)).body as { rev: number; rows: { id: string }[] }
    const upsert = opened.rows.map((row) => ({ ...row, title: text }))
    const body = bodyOf({ operationId: randomUUID(), action: 'saveDraft', baseRev: opened.rev, upsert })
    const saved = await site.api('POST', `${within}/save`, body)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  return id
}

/** Requests the pages from both servers repeatedly. After one page is new, all later responses must be new. */
function watch(text: string) {
  const stale: string[] = []
  let hasSeenNew = false
  let isOver = false
  const look = async (url: string) => {
    for (let at = 0; !isOver; at += 1) {
      const { path } = pages[at % pages.length] ?? { path: '/' }
      const mustBeNew = hasSeenNew
      const html = await fetch(url + path).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      )
      // Reading without a pause would use both cores.
      await sleep(html === '' ? 20 : 5)
      if (html === '') continue
      if (html.includes(`>${text}<`)) hasSeenNew = true
      else if (mustBeNew) stale.push(`${path} on ${url} is old`)
    }
  }
  const looking = Promise.all([site.url(), other.url].map(look))
  return async () => {
    isOver = true
    await looking
    return stale
  }
}

/** Returns the published texts in the database: one if all pages have the same. */
async function shown(): Promise<unknown[]> {
  const rows = await site.query(
    `select distinct e->>'title' as text from pages, jsonb_array_elements(elements) e where id = any($1)`,
    [pages.map(({ id }) => id)],
  )
  return rows.map(({ text }) => text)
}

it('a release is there as a whole or not at all when the server is killed, and nobody sees old after new', async () => {
  const stale: string[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const text = `text ${kill}`
    const id = await releaseOf(text)
    const stop = watch(text)
    const publish = () => site.api('POST', `/api/voix/releases/${id}/publish`, {}).catch(() => null)
    const publishing = publish()
    await sleep(Math.random() * 60 * PAGES)
    await site.killNext()
    await publishing
    expect([[`text ${kill - 1}`], [text]], `kill ${kill}`).toContainEqual(await shown())
    // A retry completes the release, or finds it completed.
    for (let tries = 0; tries < 20; tries += 1) {
      if ((await publish())?.body.status === 'published') break
      await sleep(250)
    }
    expect(await shown()).toEqual([text])
    for (const url of [site.url(), other.url])
      for (const { path } of pages)
        if (!(await (await fetch(url + path)).text()).includes(`>${text}<`))
          stale.push(`${path} on ${url} is old at the end`)
    stale.push(...(await stop()))
  }
  tell(
    `${KILLS} releases of ${PAGES} pages, each killed while it was published: 0 in part, ${stale.length} stale answers`,
  )
  expect(stale).toEqual([])
})
