import { expect, test } from '@playwright/test'
import { storeRows } from './helpers/storeRows'
import { createPage, row, signIn } from './helpers/studio'

test('an element that cannot be rendered is left out of its page', async ({ page, request, baseURL }) => {
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
  for (const title of ['Before', 'After']) expect(html).toContain(title)
  expect(html).not.toContain('Broken')
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
