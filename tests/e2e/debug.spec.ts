import { expect, test } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { createAccount, createPage, row, signIn } from './helpers/studio'

test('the debug screen tells staff what a page is made of and what is stored of it, and nobody else', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn({ page })
  const { id, path } = await createPage({
    page,
    baseURL: baseURL ?? '',
    rows: [
      row('introduction', { title: 'Looked into' }),
      {
        ...row('spacer'),
        element: {
          parent: null,
          slot: 'default',
          conditionsSettings: {
            type: 'and',
            conditions: [{ key: 'query:promo', operator: 'equals', value: 'summer' }],
          },
        } as never,
      },
    ],
    status: 'published',
  })
  const complaints = complaintsOf(page)
  await page.goto(`/voix-debug?path=${path}`)
  const fact = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
  await expect(fact('Id')).toHaveText(id)
  await expect(fact('Layout')).toHaveText('blocks')
  await expect(page.getByText('Not stored: the next visitor has it made.')).toBeVisible()
  await expect(page.getByRole('row', { name: /spacer.*query:promo/ })).toBeVisible()
  expect(await lookAt(page, 'debug')).toEqual([])
  await page.request.get(path)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(fact('State')).toHaveText('Stored, and given out')
  await page.getByText(/Expired by \d+ tags/).click()
  await expect(page.getByText(`path:0:${path}`)).toBeVisible()
  await page.getByLabel('Path').fill('/is/nowhere')
  await page.getByLabel('Path').press('Enter')
  await expect(page.getByText('There is no page at /is/nowhere for visitors.')).toBeVisible()
  expect(complaints).toEqual([])

  const account = await createAccount({ request: page.request, role: 'agent', baseURL: baseURL ?? '' })
  const other = await browser.newPage({ baseURL })
  await other.goto('/voix-debug')
  await expect(other).toHaveURL(/\/voix\/login\?redirect=%2Fvoix-debug$/)
  await signIn({ page: other, account })
  expect((await other.goto('/voix-debug'))?.status()).toBe(404)
  expect((await other.request.get('/_voix/preview/debug')).status()).toBe(404)
  await other.close()
})
