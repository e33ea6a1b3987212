import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LoadArgs } from 'voix/slices'
import { loadOffers } from '../../src/blocks/lib/loadOffers'
import { ORIGIN, startApp, type App } from './helpers/app'

let app: App

/** Values in which an importer, the admin or a program may have stored 24 December. */
const STORED = {
  'midnight-utc': '2026-12-24T00:00:00.000Z',
  'noon-utc': '2026-12-24T12:00:00.000Z',
  'an-instant': '2026-12-25T04:30:00.000Z',
}

beforeAll(async () => {
  app = await startApp()
  for (const [slug, endDate] of Object.entries(STORED)) {
    const { id } = await create('specials', { title: slug, slug, _status: 'published' })
    // Bypasses the hooks, to store a value as an earlier version did.
    await app.payload.db.updateOne({ collection: 'specials', where: { id: { equals: id } }, data: { endDate } })
  }
  await create('specials', { title: 'Written', slug: 'written', endDate: '2026-12-24', _status: 'published' })
  const first = { startDate: '2026-12-24', endDate: '2026-12-24' }
  await create('specials', { title: 'One day', slug: 'one-day', ...first, _status: 'published' })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => app?.stop())

const create = (collection: string, data: object) =>
  app.payload.create({ collection, data, overrideAccess: true } as never) as Promise<{ id: string }>

/** Sets the server's clock. Jamaica is five hours behind it. */
const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

async function book(slug: string): Promise<number> {
  const request = new Request(`${ORIGIN}/api/booking?offer=${slug}`)
  return (await handleEndpoints({ config: app.config, request })).status
}

async function shown(): Promise<{ titles: string[]; moments: string[] }> {
  const moments: string[] = []
  const { payload } = app
  const offers = await loadOffers({
    req: { payload, user: null, context: {} },
    fields: {},
    context: { languageCode: 'en', timeZone: 'America/Jamaica' },
    addTag: () => {},
    changesAt: (moment: Date) => void moments.push(moment.toISOString()),
    hrefInLanguage: (href: string) => Promise.resolve(href),
    resolveDocuments: ({ documents }: { documents: unknown[] }) => Promise.resolve(documents),
  } as unknown as LoadArgs)
  return { titles: offers.map(({ slug }) => slug).sort(), moments: [...new Set(moments)] }
}

const ALL = [...Object.keys(STORED), 'one-day', 'written'].sort()

describe('an offer until 24 December in Jamaica', () => {
  it.each([
    ['at seven in the morning', '2026-12-24T12:00:00.500Z'],
    ['at 23:59', '2026-12-25T04:59:30.000Z'],
  ])('is shown and booked on that day %s, however the day is stored', async (_, now) => {
    at(now)
    expect(await shown()).toEqual({ titles: ALL, moments: ['2026-12-25T05:00:00.000Z'] })
    for (const slug of ALL) expect([slug, await book(slug)]).toEqual([slug, 303])
  })

  it('is refused after the midnight that ends the day, and on no page', async () => {
    at('2026-12-25T05:00:00.000Z')
    expect(await shown()).toEqual({ titles: [], moments: [] })
    for (const slug of ALL) expect([slug, await book(slug)]).toEqual([slug, 400])
  })

  it('begins at the midnight of its first day, when the pages are made again', async () => {
    at('2026-12-24T04:59:59.000Z')
    expect(await book('one-day')).toBe(400)
    expect((await shown()).moments).toContain('2026-12-24T05:00:00.000Z')
    at('2026-12-24T05:00:00.000Z')
    expect(await book('one-day')).toBe(303)
  })
})

it('a day is stored as its noon in UTC, whatever was given', async () => {
  for (const endDate of ['2026-12-24', '2026-12-24T00:00:00.000Z', '2026-12-25T04:30:00.000Z']) {
    const made = await create('specials', { title: endDate, endDate, _status: 'draft' })
    expect(made).toMatchObject({ endDate: '2026-12-24T12:00:00.000Z' })
  }
})
