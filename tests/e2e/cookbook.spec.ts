import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { row, signIn } from './helpers/studio'

test('the cookbook finds a recipe, shows it and begins a page with it, for staff alone', async ({
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

  expect(complaints).toEqual([])
  const visitor = await browser.newPage({ baseURL })
  await visitor.goto('/voix/cookbook')
  await expect(visitor).toHaveURL(/\/voix\/login/)
  await visitor.close()
})
