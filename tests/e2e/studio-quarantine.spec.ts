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

test('an element without a place is put at the end of the page with what stands inside it, saved and undone', async ({
  page,
  baseURL,
}) => {
  const sound = row('introduction', { title: 'Sound' })
  const group = broken(row('group', { blockName: 'Lost group' }), { parent: randomUUID() })
  const inner = row('introduction', { title: 'Inside' }, group.id)
  const studio = await openBroken({ page, baseURL, rows: [sound, group, inner] })
  const ways = page.getByRole('group', { name: 'Ways out for Lost group' })
  await ways.getByRole('button', { name: 'Move to the end of the page' }).click()
  await expect(studio.list).toHaveCount(0)
  await expect(studio.shown(inner.id).getByText('Inside')).toBeVisible()
  await expect(studio.item(group.id)).toHaveAttribute('aria-selected', 'true')
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows.map(({ id, element }) => [id, element.parent])).toEqual([
    [sound.id, null],
    [group.id, null],
    [inner.id, group.id],
  ])
  await page.locator('[data-command=undo]').click()
  await expect(studio.list).toContainText('Lost group')
})

test('elements that stand inside of each other are listed, and one of them opens the circle', async ({
  page,
  baseURL,
}) => {
  const sound = row('introduction', { title: 'Sound' })
  const one = row('group', { blockName: 'One' })
  const two = row('group', { blockName: 'Two' }, one.id)
  const studio = await openBroken({ page, baseURL, rows: [sound, broken(one, { parent: two.id }), two] })
  await expect(studio.list.getByText('It stands inside of itself.')).toHaveCount(2)
  await page
    .getByRole('group', { name: 'Ways out for One' })
    .getByRole('button', { name: /^Move to/ })
    .click()
  await expect(studio.list).toHaveCount(0)
  await studio.item(one.id).focus()
  await page.keyboard.press('ArrowRight')
  await expect(studio.item(two.id)).toHaveAttribute('aria-level', '2')
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

test('a broken twin is deleted and the element with its id stays', async ({ page, baseURL }) => {
  const sound = row('introduction', { title: 'First', blockName: 'First' })
  const twin = broken(row('introduction', { title: 'Twin', blockName: 'Twin' }), { id: sound.id })
  const studio = await openBroken({ page, baseURL, rows: [sound, twin] })
  await page.getByRole('group', { name: 'Ways out for Twin' }).getByRole('button', { name: 'Delete' }).click()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows.map(({ title }) => title)).toEqual(['First'])
  await page.reload()
  await expect(studio.item(sound.id)).toBeVisible()
  await expect(studio.list).toHaveCount(0)
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

test('an element where it may not stand names the rule, and moves to a place that takes it', async ({
  page,
  baseURL,
}) => {
  const accordion = row('accordion', { blockName: 'Questions' })
  const item = row('accordion-item', { title: 'Astray', blockName: 'Astray' })
  const studio = await openBroken({ page, baseURL, rows: [accordion, item] })
  await expect(studio.list).toContainText('cannot stand on the page itself')
  await expect(studio.item(item.id)).toHaveAccessibleName(/cannot stand on the page itself/)
  await studio.list.getByRole('button', { name: 'Astray', exact: true }).click()
  await page.locator('[data-notice=violation]').getByRole('button', { name: 'Move into Questions' }).click()
  await expect(studio.list).toHaveCount(0)
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.rows[1]).toMatchObject({ id: item.id, element: { parent: accordion.id } })
})
