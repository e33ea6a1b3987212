import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { row, signIn } from './helpers/studio'

test('the cookbook shows the recipes, each by itself at an address of any depth, and slices, to staff alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn({ page })
  const path = `deep/down/the/${randomUUID()}`
  const title = `Deep ${path.slice(-6)}`
  const group = row('group')
  const inside = {
    ...row('introduction', { title: 'Words of a recipe' }),
    element: { parent: group.id, slot: 'default' },
  }
  const made = await page.request.post('/api/recipes', {
    headers: { Origin: baseURL ?? '' },
    data: {
      title,
      path,
      name: path.replaceAll('/', '-'),
      kind: 'elements',
      layout: 'blocks',
      elements: [group, inside],
    },
  })
  expect(made.status()).toBe(201)
  const complaints = complaintsOf(page)
  await page.goto('/voix/cookbook')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Cookbook' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill(title)
  const card = page.getByRole('article', { name: title })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card.frameLocator('iframe').getByText('Words of a recipe')).toBeVisible()
  expect(await lookAt(page, 'cookbook')).toEqual([])
  await card.getByRole('link', { name: 'Use on a new page' }).click()
  await expect(page.getByLabel('Start from')).toHaveValue(path)

  const preview = `/voix/cookbook-preview/${path}`
  expect((await page.goto(preview))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Words of a recipe' })).toBeVisible()
  // In its layout, with the site's styles.
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'blocks')
  expect((await page.goto('/voix/slice-preview/hero'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
  for (const unknown of ['/voix/cookbook-preview/no/such/recipe', '/voix/slice-preview/no-such-slice']) {
    expect((await page.goto(unknown))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 ERROR' })).toBeVisible()
  }
  const visitor = await browser.newPage()
  const refused = await visitor.goto(preview)
  expect(refused?.status()).toBe(404)
  expect(await visitor.content()).not.toContain('Words of a recipe')
  await visitor.goto('/voix/cookbook')
  await expect(visitor).toHaveURL(/\/voix\/login/)
  await visitor.close()
})
