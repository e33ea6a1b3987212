import { expect, test } from '@playwright/test'
import { fieldsAreThere } from './helpers/inspect'
import { createAccount, createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

function locked(permissions: string[]): TestRow {
  const own = row('introduction', { title: 'Hands off' })
  return { ...own, element: { ...own.element, ...{ permissions } } }
}

test('an editor sees that an element is locked, and why its inputs are read-only', async ({
  page,
  baseURL,
  browser,
}) => {
  await signIn({ page })
  const only = locked(['edit', 'delete'])
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
  const account = await createAccount({ request: page.request, role: 'editor', baseURL: baseURL ?? '' })
  const other = await (await browser.newContext({ baseURL })).newPage()
  await signIn({ page: other, account })
  const studio = await openStudio({ page: other, id })
  await expect(studio.item(only.id)).toHaveAccessibleName(/locked/)
  await studio.item(only.id).click()
  await fieldsAreThere(other)
  await expect(other.locator('[data-notice=locked]')).toContainText('only an administrator may change and delete it')
  await expect(other.locator('#field-title')).not.toBeEditable()
  await expect(other.getByRole('button', { name: 'Switch off Title', exact: true })).toHaveCount(0)
  await other.getByRole('tab', { name: 'Settings' }).click()
  await expect(other.getByLabel('Anchor')).toHaveAttribute('readonly', '')
  const locks = other.getByRole('group', { name: 'Locked for editors' })
  await expect(locks.getByLabel('Delete')).toBeDisabled()
  await expect(locks.getByLabel('Delete')).toBeChecked()
  await studio.item(only.id).focus()
  await other.keyboard.press('Delete')
  await expect(studio.item(only.id)).toBeVisible()
  await other.close()
})
