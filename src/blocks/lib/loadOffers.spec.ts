import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LoadArgs } from 'voix/slices'
import { loadOffers } from './loadOffers'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** The site's time zone determines when a day ends. */
const CONFIG = { custom: { voix: { timeZone: 'America/Jamaica' } } }

/**
 * Returns the moments passed to `changesAt`, with stubs for the resorts' time zones, the bookable offers, the same
 * offers with the reader's access, and the next one.
 */
async function momentsOf({ shown, next }: { shown: object[]; next: object[] }): Promise<string[]> {
  const find = vi
    .fn()
    .mockResolvedValueOnce({ docs: [] })
    .mockResolvedValueOnce({ docs: shown })
    .mockResolvedValueOnce({ docs: shown })
    .mockResolvedValueOnce({ docs: next })
  const moments: string[] = []
  await loadOffers({
    req: { payload: { find, config: CONFIG } },
    fields: {},
    context: { languageCode: 'en' },
    addTag: () => {},
    changesAt: (moment: Date) => void moments.push(moment.toISOString()),
    hrefInLanguage: (href: string) => Promise.resolve(href),
    resolveDocuments: () => Promise.resolve([]),
  } as unknown as LoadArgs)
  return moments
}

it('says when the first offer ends and when the next one begins: static pages do not look at the clock', async () => {
  const shown = [
    { id: 'a', endDate: '2026-06-01T00:00:00Z' },
    { id: 'b', endDate: '2026-05-20T00:00:00Z' },
    { id: 'c' },
  ]
  const moments = await momentsOf({ shown, next: [{ id: 'd', startDate: '2026-05-10T00:00:00Z' }] })
  // An offer ends after its last day.
  expect(moments).toEqual(
    expect.arrayContaining(['2026-06-02T05:00:00.000Z', '2026-05-21T05:00:00.000Z', '2026-05-10T05:00:00.000Z']),
  )
})

it('says nothing where nothing ends or begins', async () => {
  expect(await momentsOf({ shown: [{ id: 'a', endDate: null }], next: [] })).toEqual([])
})

it('keeps the order in which an editor chose the offers', async () => {
  const found = ['a', 'b', 'c'].map((id) => ({ id }))
  const find = vi
    .fn()
    .mockResolvedValueOnce({ docs: [] })
    .mockResolvedValueOnce({ docs: found })
    .mockResolvedValueOnce({ docs: found })
    .mockResolvedValueOnce({ docs: [] })
  const offers = await loadOffers({
    req: { payload: { find, config: CONFIG } },
    fields: { specials: ['c', { id: 'a' }, 'b'] },
    context: { languageCode: 'en' },
    addTag: () => {},
    changesAt: () => {},
    hrefInLanguage: (href: string) => Promise.resolve(href),
    resolveDocuments: ({ documents }: { documents: unknown[] }) => Promise.resolve(documents),
  } as unknown as LoadArgs)
  expect(offers.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})
