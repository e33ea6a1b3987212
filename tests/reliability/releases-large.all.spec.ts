import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '../helpers/changeOf'
import { tell } from './helpers/scale'
import { createPageOf, openSite, type Site } from './helpers/site'

const COUNTS = { pages: 700, specials: 200, redirects: 100 }
const AT_ONCE = 4
const BUDGET_SECONDS = 60

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.stop())

async function must(method: string, target: string, body?: unknown) {
  const answer = await site.api(method, target, body)
  expect(answer.status, `${method} ${target}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

/** Runs a task `count` times, some of them concurrently. */
async function times<Result>(count: number, work: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const hand = async () => {
    while (next < count) {
      const at = next
      next += 1
      results[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return results
}

const idOf = ({ doc }: Record<string, unknown>) => (doc as { id: string }).id

it('a release of 1,000 documents of three kinds is published in a minute, all of it', async () => {
  const pages = await times(COUNTS.pages, () => createPageOf(site, 'before'))
  const specials = await times(COUNTS.specials, async (at) =>
    idOf(await must('POST', '/api/specials', { title: `Special ${at}`, percentOff: 1, _status: 'published' })),
  )
  const release = idOf(await must('POST', '/api/releases', { name: 'A thousand' }))
  await times(COUNTS.redirects, (at) =>
    must('POST', `/api/voix/releases/${release}/documents/redirects`, {
      from: `/from-${at}`,
      to: { type: 'page', page: pages[at]?.id },
    }),
  )
  await times(COUNTS.specials, (at) =>
    must('PATCH', `/api/voix/releases/${release}/documents/specials/${specials[at]}?rev=`, { percentOff: 2 }),
  )
  await times(COUNTS.pages, async (at) => {
    const within = `/api/voix/releases/${release}/pages/${pages[at]?.id}`
    const { rev, rows } = (await must('GET', `${within}/open`)) as { rev: number; rows: { id: string }[] }
    const upsert = rows.map((row) => ({ ...row, title: 'after' }))
    const body = bodyOf({ operationId: randomUUID(), action: 'saveDraft', baseRev: rev, upsert })
    await must('POST', `${within}/save`, body)
  })
  const { items } = (await must('GET', `/api/voix/releases/${release}`)) as { items: unknown[] }
  expect(items).toHaveLength(1000)
  const tooMany = await site.api('POST', `/api/voix/releases/${release}/documents/redirects`, {
    from: '/one-more',
    to: { type: 'url', url: 'https://example.com' },
  })
  expect([tooMany.status, JSON.stringify(tooMany.body)]).toMatchObject([400, expect.stringContaining('1000 documents')])

  const started = Date.now()
  const published = await must('POST', `/api/voix/releases/${release}/publish`, {})
  const seconds = (Date.now() - started) / 1000
  tell(`a release of 1,000 documents was published in ${seconds.toFixed(1)} s`)
  expect(published.status).toBe('published')
  const shown = await site.query(
    `select (select count(*)::int from pages where _status = 'published' and elements::text like '%"after"%') as pages,
      (select count(*)::int from specials where _status = 'published' and percent_off = 2) as specials,
      (select count(*)::int from redirects where enabled) as redirects`,
  )
  expect(shown).toEqual([COUNTS])
  for (const { path } of pages.slice(0, 5)) expect(await (await fetch(site.url() + path)).text()).toContain('>after<')
  expect(seconds).toBeLessThan(BUDGET_SECONDS)
})
