import { expect, test } from '@playwright/test'
import { inspect, saveAndRead } from './helpers/inspect'
import { row } from './helpers/studio'

test('a condition on a relationship chooses its document', async ({ page, baseURL }) => {
  const where = [{ field: 'brand', operator: 'equals', value: '' }]
  const modelQuery = { collection: 'resorts', where, sort: null, limit: 1, bind: {} }
  const asking = row('introduction', { title: 'Own' })
  asking.element = { ...asking.element, ...{ modelQuery } }
  const studio = await inspect({ page, baseURL, rows: [asking] })
  await page.getByRole('tab', { name: /^Query/ }).click()
  await page.getByRole('group', { name: 'Value' }).getByRole('button', { name: 'Choose' }).click()
  await page.getByRole('dialog').locator('tbody tr').first().locator('button, a').first().click()
  await expect(page.getByRole('button', { name: 'Remove Value' })).toBeVisible()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows[0]?.element).toMatchObject({
    modelQuery: {
      where: [{ field: 'brand', operator: 'equals', value: expect.stringMatching(/^[\w-]+$/) as unknown }],
    },
  })
})
