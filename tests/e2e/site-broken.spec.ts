import { expect, test } from '@playwright/test'
import { storeRows } from './helpers/storeRows'
import { createPage, openStudio, row, signIn } from './helpers/studio'

test('an element with a value that its field no longer takes is shown with the field’s default', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn({ page })
  const before = row('introduction', { title: 'Before' })
  const broken = row('introduction', { title: 'Broken' })
  const after = row('introduction', { title: 'After' })
  const { id, path } = await createPage({
    page,
    baseURL: baseURL ?? '',
    rows: [before, broken, after],
    status: 'published',
  })
  await storeRows({ id, rows: [before, { ...broken, titleTag: 'Coral Bay' }, after] })
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  const html = await response.text()
  for (const title of ['Before', 'Broken', 'After']) expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
})

test('a field bound to what it may not hold keeps its own value', async ({ page, request, baseURL }) => {
  await signIn({ page })
  const modelQuery = { collection: 'resorts', where: [], sort: 'name', limit: 1, bind: { titleTag: 'name' } }
  const bound = row('introduction', { title: 'Bound', titleTag: 'h3' })
  const { path } = await createPage({
    page,
    baseURL: baseURL ?? '',
    rows: [{ ...bound, element: { ...bound.element, modelQuery } } as typeof bound],
    status: 'published',
  })
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  expect(await response.text()).toMatch(/<h3[^>]*>Bound<\/h3>/)
})

for (const depth of [50, 500, 2000]) {
  test(`a page of ${depth} elements inside each other ends no server and hides nothing without a word`, async ({
    page,
    request,
    baseURL,
  }) => {
    await signIn({ page })
    const rows = Array.from({ length: depth }, () => row('group'))
    rows.forEach(({ element }, index) => {
      const properties = { domId: `level-${index}`, settings: {} }
      Object.assign(element, { parent: rows[index - 1]?.id ?? null, properties })
    })
    const { id, path } = await createPage({ page, baseURL: baseURL ?? '', rows: rows.slice(0, 1), status: 'published' })
    await storeRows({ id, rows })

    const site = await request.get(path)
    expect(site.status()).toBe(200)
    const shown = new Set((await site.text()).match(/id="level-\d+"/g))
    expect(shown.size).toBe(50)
    expect(shown).toContain('id="level-49"')

    const headers = { Origin: new URL(baseURL ?? '').origin }
    expect((await page.request.get(`/_voix/preview/${id}`, { headers })).status()).toBe(200)

    interface Nested {
      elements: Nested[]
    }
    const levelsFor = async (asker: typeof request) => {
      const nested = await asker.get(`/api/pages/${id}?depth=0&tree=true`, { headers })
      expect(nested.status()).toBe(200)
      let levels = 0
      for (let at = (await nested.json()) as Nested | undefined; at?.elements[0]; at = at.elements[0]) levels += 1
      return levels
    }
    expect(await levelsFor(page.request)).toBe(depth)
    // Visitors get what the site shows.
    expect(await levelsFor(request)).toBe(50)

    const resolved = await page.request.post('/api/voix/resolve', {
      data: { pageId: id, languageCode: 'en', layout: 'blocks', rows },
      headers,
    })
    expect(resolved.status()).toBe(200)
    const { resolution } = (await resolved.json()) as { resolution: object }
    expect(Object.keys(resolution)).toEqual(rows.slice(0, 50).map((each) => each.id))

    await openStudio({ page, id })
    await expect(page.locator('[data-violation]')).toHaveCount(depth > 50 ? 1 : 0)
    expect((await request.get('/')).status()).toBe(200)
  })
}
