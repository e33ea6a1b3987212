import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { readPage, saveAndRead } from './helpers/inspect'
import { broken, storeRows } from './helpers/storeRows'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

/** Opens a page that the database has in this state. */
async function openBroken({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  await signIn({ page })
  const made = await createPage({ page, baseURL: baseURL ?? '', rows: [row('introduction', { title: 'Sound' })] })
  await storeRows({ id: made.id, rows })
  const studio = await openStudio({ page, id: made.id })
  return { ...studio, ...made, list: page.getByRole('group', { name: 'Needs attention' }) }
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('an element whose parent is gone is listed with the reason, and a save of something else leaves it alone', async ({
  page,
  baseURL,
}) => {
  const sound = row('introduction', { title: 'Sound' })
  const lost = broken(row('introduction', { title: 'Lost', blockName: 'Lost words' }), { parent: randomUUID() })
  const studio = await openBroken({ page, baseURL, rows: [sound, lost] })
  await expect(studio.list).toContainText('Lost words')
  await expect(studio.list).toContainText('The element that it stood in is gone')
  await expect(studio.item(lost.id)).toHaveCount(0)
  await expect(studio.shown(lost.id)).toHaveCount(0)
  await studio.item(sound.id).click()
  await page.locator('#field-title').fill('Sounder')
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(ids(stored.rows)).toEqual([sound.id, lost.id])
  expect(stored.rows[1]).toMatchObject({ title: 'Lost', element: { parent: lost.element.parent } })
})

test('a second element with the same id is placed under an id of its own, or deleted without the first', async ({
  page,
  baseURL,
}) => {
  const sound = row('introduction', { title: 'First', blockName: 'First' })
  const twin = broken(row('introduction', { title: 'Twin', blockName: 'Twin' }), { id: sound.id })
  const third = broken(row('introduction', { title: 'Third', blockName: 'Third' }), { parent: randomUUID() })
  const studio = await openBroken({ page, baseURL, rows: [sound, twin, third] })
  await expect(studio.list).toContainText('Another element of this page has the same id.')
  await page.getByRole('group', { name: 'Ways out for Third' }).getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('group', { name: 'Ways out for Twin' })
    .getByRole('button', { name: /^Move to/ })
    .click()
  await expect(studio.list).toHaveCount(0)
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows.map(({ title }) => title)).toEqual(['First', 'Twin'])
  expect(new Set(ids(stored.rows)).size).toBe(2)
})

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
