import { expect, it } from 'vitest'
import { getCustomViewByRoute } from '../../node_modules/@payloadcms/next/dist/views/Root/getCustomViewByRoute.js'
import config from '../../payload.config'
import { withPageTitles } from '../../src/admin/documentation/withPageTitles'
import { contentOf } from '../../src/admin/server/readVoix'

/** Returns the title of a custom view as `generatePageMetadata` reads it. */
async function titleOf(path: string): Promise<unknown> {
  const segments = path.split('/').slice(1)
  const titled = await withPageTitles({ config, params: Promise.resolve({ segments }) })
  return getCustomViewByRoute({ config: titled, currentRoute: path }).viewConfig?.meta?.title
}

it('every page of the documentation has a browser title of its own, below an admin at /voix, too', async () => {
  const content = contentOf(await config)
  const rows = (await Promise.all(['voixuserguide', 'docs'].map((name) => content.query(name).all()))).flat()
  expect(rows.length).toBeGreaterThan(20)
  const titles = await Promise.all(rows.map(({ path }) => titleOf(`/documentation${String(path)}`)))
  const wrong = rows.filter(({ title }, index) => !String(titles[index]).startsWith(`${String(title)} · `))
  expect(wrong.map(({ path }) => path)).toEqual([])
  expect(new Set(titles).size).toBe(rows.length)
  expect(await titleOf('/documentation')).toBe('Documentation')
  expect(await titleOf('/slicer')).toBe('Slicer')
})
