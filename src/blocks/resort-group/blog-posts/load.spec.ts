import type { LoadArgs } from 'voix/slices'
import { expect, it } from 'vitest'
import { load } from './load'

/** How many posts are asked for. */
async function limitFor(fields: Record<string, unknown>) {
  const limits: unknown[] = []
  const find = ({ limit }: { limit: unknown }) => {
    limits.push(limit)
    return Promise.resolve({ docs: [] })
  }
  const args = {
    req: { payload: { find } },
    fields,
    context: { languageCode: 'en' },
    addTag: () => undefined,
    resolveDocuments: () => Promise.resolve([]),
  }
  await load(args as unknown as LoadArgs)
  return limits
}

it('shows four posts where it does not show all', async () => {
  expect(await limitFor({ showAll: false })).toEqual([4])
  expect(await limitFor({ showAll: true })).toEqual([100])
})
