import type { LoadArgs } from 'voix/slices'
import { expect, it } from 'vitest'
import { load as loadBlog } from '../resort-group/blog-posts/load'
import { load as loadReleases } from '../resort-group/press-releases/load'

type Load = (args: never) => Promise<unknown>

/** Returns the database queries. */
async function askedBy(load: Load, fields: Record<string, unknown>) {
  const asked: { where: unknown; limit: unknown; overrideAccess: unknown }[] = []
  const find = ({ where, limit, overrideAccess }: (typeof asked)[number]) => {
    asked.push({ where, limit, overrideAccess })
    return Promise.resolve({ docs: [] })
  }
  const args = {
    req: { payload: { find } },
    fields,
    context: { languageCode: 'en' },
    addTag: () => undefined,
    resolveDocuments: () => Promise.resolve([]),
  }
  await load(args as unknown as LoadArgs as never)
  return asked
}

it('shows four posts where it does not show all', async () => {
  expect(await askedBy(loadBlog, { showAll: false })).toMatchObject([{ limit: 4 }])
  expect(await askedBy(loadBlog, { showAll: true })).toMatchObject([{ limit: 100 }])
})

it('asks for press releases alone, as many as the slice says, with the rights of the visitor', async () => {
  expect(await askedBy(loadReleases, { limit: 3 })).toEqual([
    { where: { postType: { equals: 'Press Release' } }, limit: 3, overrideAccess: false },
  ])
})
