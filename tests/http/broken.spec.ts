import { expect, it } from 'vitest'
import { row } from '../e2e/helpers/rows'
import { storeRows } from '../e2e/helpers/storeRows'
import { ask, publish, visit, visitAsStaff } from './helpers/demo'

it('an element with a value that its field no longer takes is shown with the field’s default', async () => {
  const [before, broken, after] = ['Before', 'Broken', 'After'].map((title) => row('introduction', { title }))
  const { id, path } = await publish([before, broken, after].flatMap((one) => one ?? []))
  await storeRows({ id, rows: [before, { ...broken, titleTag: 'Coral Bay' }, after] })
  const { status, html } = await visit(path)
  expect(status).toBe(200)
  for (const title of ['Before', 'Broken', 'After']) expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
})

it('a field bound to what it may not hold keeps its own value', async () => {
  const modelQuery = { collection: 'resorts', where: [], sort: 'name', limit: 1, bind: { titleTag: 'name' } }
  const { path } = await publish([
    { blockType: 'introduction', title: 'Bound', titleTag: 'h3', element: { modelQuery } },
  ])
  const { status, html } = await visit(path)
  expect(status).toBe(200)
  expect(html).toMatch(/<h3[^>]*>Bound<\/h3>/)
})

it.each([50, 500, 2000])(
  'a page of %i elements inside each other ends no server and hides nothing without a word',
  async (depth) => {
    const rows = Array.from({ length: depth }, () => row('group'))
    rows.forEach(({ element }, index) => {
      const properties = { domId: `level-${index}`, settings: {} }
      Object.assign(element, { parent: rows[index - 1]?.id ?? null, properties })
    })
    const { id, path } = await publish(rows.slice(0, 1), { layout: 'blocks' })
    await storeRows({ id, rows })

    const site = await visit(path)
    expect(site.status).toBe(200)
    const shown = new Set(site.html.match(/id="level-\d+"/g))
    expect(shown.size).toBe(50)
    expect(shown).toContain('id="level-49"')
    expect((await visitAsStaff(`/voix-preview/${id}`)).status).toBe(200)

    const tree = `/api/pages/${id}?depth=0&tree=true`
    expect(levelsIn((await ask('GET', tree)).json())).toBe(depth)
    // Visitors receive only the levels that the site shows.
    expect(levelsIn(JSON.parse((await visit(tree)).html) as object)).toBe(50)

    const resolved = await ask('POST', '/api/voix/resolve', { pageId: id, languageCode: 'en', layout: 'blocks', rows })
    expect(resolved.status).toBe(200)
    const { resolution } = resolved.json() as { resolution: object }
    expect(Object.keys(resolution)).toEqual(rows.slice(0, 50).map((each) => each.id))
    expect((await visit('/')).status).toBe(200)
  },
)

function levelsIn(tree: object): number {
  let levels = 0
  for (let at: { elements?: object[] } | undefined = tree; at?.elements?.[0]; at = at.elements[0]) levels += 1
  return levels
}
