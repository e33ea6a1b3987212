import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LoadArgs } from 'voix/slices'
import { loadOffers } from '../../src/blocks/lib/loadOffers'
import { layoutImports } from '../../src/layouts/registry/imports'
import { loadPage } from '../../src/serve/page/loadPage'
import { createPage, ORIGIN, row, startApp, type App } from './helpers/app'

/** The site's zone, seven hours ahead of the resort in Cancun in summer and six in winter. */
const SITE = 'Europe/Madrid'

const DAY = { startDate: '2026-12-24', endDate: '2026-12-24', _status: 'published' }

let app: App

beforeAll(async () => {
  app = await startApp()
  ;(app.payload.config.custom as { voix: { timeZone: string } }).voix.timeZone = SITE
  const cancun = await resort({ name: 'Arrecife', timeZone: 'America/Cancun' })
  const other = await resort({ name: 'Without a time zone' })
  for (const timeZone of ['America/Jamaica', 'America/Antigua', 'America/St_Lucia', 'America/Merida', 'Asia/Tokyo'])
    await resort({ name: timeZone, timeZone })
  const offers = { cancun: [cancun], other: [other], both: [cancun, other], none: [] }
  for (const [slug, resorts] of Object.entries(offers)) await create('specials', { title: slug, slug, resorts, ...DAY })
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => app?.stop())

const create = (collection: string, data: object) =>
  app.payload.create({ collection, data, overrideAccess: true } as never) as Promise<{ id: string }>

const resort = async (data: { name: string; timeZone?: string }) =>
  (await create('resorts', { ...data, country: 'Mexico', bookingEngineCode: data.name, _status: 'published' })).id

async function booked(): Promise<string[]> {
  const slugs: string[] = []
  for (const slug of ['both', 'cancun', 'none', 'other']) {
    const request = new Request(`${ORIGIN}/api/booking?offer=${slug}`)
    if ((await handleEndpoints({ config: app.config, request })).status === 303) slugs.push(slug)
  }
  return slugs
}

async function shown(user: object | null = null) {
  const moments: string[] = []
  const tags: string[] = []
  const { payload } = app
  const offers = await loadOffers({
    req: { payload, user, context: {} },
    fields: {},
    context: { languageCode: 'en', timeZone: SITE, path: '/', labels: {} },
    addTag: (tag: string) => void tags.push(tag),
    changesAt: (moment: Date) => void moments.push(moment.toISOString()),
    hrefInLanguage: (href: string) => Promise.resolve(href),
    resolveDocuments: ({ documents }: { documents: unknown[] }) => Promise.resolve(documents),
  } as unknown as LoadArgs)
  const untilOf = Object.fromEntries(offers.map(({ slug, until }) => [slug, until]))
  return { slugs: offers.map(({ slug }) => slug).sort(), untilOf, moments: new Set(moments), tags }
}

const AT_MIDNIGHT = { madrid: '2026-12-24T23:00:00.000Z', cancun: '2026-12-25T05:00:00.000Z' }

it('an offer of a resort in Cancun holds at 23:30 there, and is refused after the midnight there', async () => {
  vi.setSystemTime('2026-12-25T04:30:00.000Z')
  expect(await booked()).toEqual(['both', 'cancun'])
  expect((await shown()).slugs).toEqual(['both', 'cancun'])
  expect((await shown({ collection: 'users', roles: ['agent'] })).slugs).toEqual(['both', 'cancun'])
  vi.setSystemTime(AT_MIDNIGHT.cancun)
  expect(await booked()).toEqual([])
  expect((await shown()).slugs).toEqual([])
})

it('an offer of a resort in Cancun begins at the midnight there, hours after those of the site', async () => {
  vi.setSystemTime('2026-12-24T04:59:00.000Z')
  expect(await booked()).toEqual(['both', 'none', 'other'])
  expect((await shown()).moments).toContain('2026-12-24T05:00:00.000Z')
  vi.setSystemTime('2026-12-24T05:00:00.000Z')
  expect(await booked()).toEqual(['both', 'cancun', 'none', 'other'])
})

it('pages with offers name the place of the clocks, and change at each midnight or with a resort', async () => {
  vi.setSystemTime('2026-12-24T12:00:00.000Z')
  const { untilOf, moments, tags } = await shown()
  expect(untilOf).toEqual({
    both: 'December 24, 2026 (time in Cancun and Madrid)',
    cancun: 'December 24, 2026 (time in Cancun)',
    none: 'December 24, 2026',
    other: 'December 24, 2026',
  })
  expect(moments).toEqual(new Set(Object.values(AT_MIDNIGHT)))
  expect(tags).toContain('resorts')
})

it('a countdown that an offer fills ends at its last midnight, and a text shows the day in words', async () => {
  vi.useRealTimers()
  const filled = async (slug: string) => {
    const where = [{ field: 'slug', operator: 'equals', value: slug }]
    const query = (bind: object) => ({ modelQuery: { collection: 'specials', where, sort: '', limit: 1, bind } })
    const elements = [
      row('countdown-clock', {}, query({ date: 'endDate', title: 'endDate' })),
      row('countdown-clock', {}, query({ date: 'startDate' })),
    ]
    await createPage(app, { path: `/until-${slug}`, elements })
    const page = { siteId: 0, path: `/until-${slug}` }
    const add = (tag: string) => void tags.add(tag)
    const { view } = (await loadPage(page, { config: app.config, layouts: layoutImports }, add)) ?? {}
    const repeats = Object.values(view?.resolution ?? {}).map(({ repeat }) => repeat?.[0]?.fields)
    return repeats.map((fields) => [fields?.['date'], fields?.['title']])
  }
  const title = 'The early-bird rate ends in'
  const tags = new Set<string>()
  expect(await filled('cancun')).toEqual([
    ['2026-12-25T05:00:00.000Z', 'December 24, 2026'],
    ['2026-12-24T05:00:00.000Z', title],
  ])
  expect((await filled('none')).map(([date]) => date)).toEqual(['2026-12-24T23:00:00.000Z', '2026-12-23T23:00:00.000Z'])
  expect((await filled('both')).map(([date]) => date)).toEqual(['2026-12-25T05:00:00.000Z', '2026-12-23T23:00:00.000Z'])
  expect(tags).toContain('resorts')
})

it('a time zone that does not exist is refused in words, and an empty one is none', async () => {
  const send = (timeZone: string) =>
    app.call({
      method: 'POST',
      path: '/api/resorts?depth=0',
      body: { name: `In “${timeZone}”`, country: 'Mexico', timeZone, _status: 'published' },
      as: 'editor',
    })
  for (const name of ['Cancun', '+05:00']) {
    const { status, body } = await send(name)
    expect(status).toBe(400)
    expect(JSON.stringify(body.errors)).toContain(`is not a time zone. Write the name of one in the IANA database`)
  }
  expect((await send(' America/Merida ')).body.doc).toMatchObject({ timeZone: 'America/Merida' })
  expect((await send('')).body.doc).toMatchObject({ timeZone: null })
})
