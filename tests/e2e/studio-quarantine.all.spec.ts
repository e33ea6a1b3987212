import { expect, test, type Page } from '@playwright/test'
import { readPage, saveAndRead } from './helpers/inspect'
import { broken, storeRows } from './helpers/storeRows'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

/** Opens a page with this state in the database. */
async function openBroken({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  await signIn({ page })
  const made = await createPage({ page, baseURL: baseURL ?? '', rows: [row('introduction', { title: 'Sound' })] })
  await storeRows({ id: made.id, rows })
  const studio = await openStudio({ page, id: made.id })
  return { ...studio, ...made, list: page.getByRole('group', { name: 'Needs attention' }) }
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('an element of a slice that is gone is shown as such in the frame, and visitors see nothing of it', async ({
  page,
  baseURL,
}) => {
  const sound = row('group', { blockName: 'Group' })
  const gone = broken(row('introduction', { title: 'Old words' }, sound.id), { blockType: 'promo-strip' })
  const studio = await openBroken({ page, baseURL, rows: [sound, gone] })
  await expect(studio.shown(gone.id)).toContainText('This application has no slice “promo-strip”')
  await expect(studio.list).toContainText('promo-strip')
  await studio.item(gone.id).click()
  await expect(page.locator('[data-notice=violation]')).toContainText('Visitors do not see this element.')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('Label', { exact: true }).fill('Kept')
  await expect(studio.item(gone.id)).toContainText('Kept')
  const stored = await readPage({ page, baseURL, id: studio.id })
  expect(stored.rows[1]).toMatchObject({ blockType: 'promo-strip', title: 'Old words' })
  await studio.list.getByRole('button', { name: 'Delete' }).click()
  await expect(studio.shown(gone.id)).toHaveCount(0)
  expect(ids((await saveAndRead({ page, baseURL, id: studio.id })).rows)).toEqual([sound.id])
})
