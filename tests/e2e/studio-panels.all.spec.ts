import { expect, test, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

/** Opens a page with these rows and selects the first one. */
async function openWith({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  const [first] = rows
  if (first) await studio.item(first.id).click()
  return { ...studio, id }
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })

test('a query shows the element once per document, filled from it; cleared, it is a slice again', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const word = `Query${Date.now()}`
  for (const name of ['One', 'Two', 'Three']) {
    const answer = await page.request.post('/api/brands', {
      data: { name: `${word} ${name}`, slug: `${word}-${name}`.toLowerCase() },
      headers: { Origin: new URL(baseURL ?? '').origin },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const only = row('introduction', { title: 'Own title' })
  const studio = await openWith({ page, baseURL, rows: [only] })
  const titles = studio.shown(only.id).locator('[data-voix-field=title]')
  await tab(page, 'Query').click()
  await page.getByLabel('Collection').selectOption('brands')
  await page.getByRole('button', { name: 'Add condition' }).click()
  const condition = page.getByRole('listitem', { name: 'Condition 1' })
  await condition.getByLabel('Field of the document').selectOption('name')
  await condition.getByLabel('How to compare').selectOption('contains')
  await expect(condition.getByText('Write a value.')).toBeVisible()
  await condition.getByLabel('Value').fill(word)
  await expect(page.locator('[data-query-total="3"]')).toBeVisible()
  await expect(page.getByText('3 documents found')).toBeVisible()
  await page.locator('[name="query.bind.title"]').selectOption('name')
  await page.getByLabel('Sort by').selectOption('name')
  await expect(titles).toHaveText([`${word} One`, `${word} Three`, `${word} Two`])
  await page.getByLabel('Descending').check({ force: true })
  await page.getByLabel('At most').fill('2')
  await expect(titles).toHaveText([`${word} Two`, `${word} Three`])
  await expect(page.getByText('3 documents found, the first 2 are shown')).toBeVisible()
  await page.getByLabel('At most').fill('0')
  await expect(page.getByText('Write 1 or more.')).toBeVisible()

  await page.getByRole('button', { name: 'Clear query' }).click()
  await expect(titles).toHaveText(['Own title'])
  await page.locator('[data-command=undo]').click()
  await expect(titles).toHaveText([`${word} Two`, `${word} Three`])
})
