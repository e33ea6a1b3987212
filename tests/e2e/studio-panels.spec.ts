import { expect, test, type Page } from '@playwright/test'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'

/** Opens a page with these rows and selects the first of them. */
async function openWith({ page, baseURL, rows }: { page: Page; baseURL: string | undefined; rows: TestRow[] }) {
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
  const studio = await openStudio({ page, id })
  const [first] = rows
  if (first) await studio.item(first.id).click()
  return { ...studio, id }
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })

test.describe.configure({ timeout: 120_000 })

test('the inspector’s tabs are one stop, and arrows, Home and End move between them', async ({ page, baseURL }) => {
  await openWith({ page, baseURL, rows: [row('introduction', { title: 'Hello' })] })
  await tab(page, 'Content').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Style')).toBeFocused()
  await expect(tab(page, 'Style')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Style' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(tab(page, 'Query')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Content')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Query')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab(page, 'Content')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Style')).toHaveAttribute('tabindex', '-1')
})

test('a style is set for a breakpoint, inherited by the larger ones, overridden, reset and undone', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Look' })
  const studio = await openWith({ page, baseURL, rows: [only] })
  const size = page.locator('[name="title.fontSize"]')
  const shownSize = () =>
    studio
      .shown(only.id)
      .locator('[data-voix-field=title]')
      .evaluate((node) => getComputedStyle(node).fontSize)
  await tab(page, 'Style').click()
  const breakpoints = page.getByRole('group', { name: 'Breakpoint of the styles' })
  await breakpoints.getByRole('button', { name: 'all' }).click()
  await size.fill('31px')
  await expect.poll(shownSize).toBe('31px')
  await expect(page.locator('[data-style-state=own]')).toHaveCount(1)

  await breakpoints.getByRole('button', { name: 'xl', exact: true }).click()
  await expect(page.locator('[data-style-state=inherited]')).toContainText('Inherited from all sizes')
  await expect(size).toHaveValue('')
  await expect.poll(shownSize).toBe('31px')
  await size.fill('47px')
  await expect.poll(shownSize).toBe('47px')
  await expect(page.locator('[data-style-state=overridden]')).toContainText('Overrides 31px of all sizes')

  await page.getByRole('button', { name: 'Reset size' }).click()
  await expect.poll(shownSize).toBe('31px')
  await size.fill('url(x)')
  await expect(page.getByText('Write a size of the scale or a length')).toBeVisible()
  await expect(size).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(shownSize).toBe('31px')
  await size.fill('')
  await page.locator('[data-command=undo]').click()
  await expect.poll(shownSize).toBe('47px')
})

test('settings: a label, a DOM id that is checked, tags, properties, hydration and locks', async ({
  page,
  baseURL,
}) => {
  const first = row('introduction', { title: 'One' })
  const second = row('introduction', { title: 'Two' })
  second.element = { ...second.element, ...{ properties: { domId: 'taken', settings: {} } } }
  const studio = await openWith({ page, baseURL, rows: [first, second] })
  await tab(page, 'Settings').click()

  await page.getByLabel('Label').fill('Opening words')
  await expect(studio.item(first.id)).toContainText('Opening words')
  const domId = page.getByLabel('DOM id')
  await domId.fill('taken')
  await expect(page.getByText('on this page has the id "taken" already')).toBeVisible()
  await domId.fill('2nd')
  await expect(page.getByText('beginning with a letter')).toBeVisible()
  await domId.fill('welcome')
  await expect(studio.frame.locator('#welcome')).toBeAttached()

  await page.getByLabel('New tag').fill('family')
  await page.getByLabel('New tag').press('Enter')
  await page.getByLabel('Points of tag family').fill('2.5')
  await expect(page.getByText('Write a whole number.')).toBeVisible()
  await page.getByLabel('Points of tag family').fill('25')
  await page.getByLabel('Name of a new setting').fill('campaign')
  await page.getByRole('button', { name: 'Add setting' }).click()
  await page.getByLabel('Value of setting campaign').fill('spring')
  await page.getByLabel('Hydration').selectOption('visible')
  await page.getByRole('group', { name: 'Locked for editors' }).getByLabel('Delete').check()

  const saved = page.waitForResponse((response) => response.url().endsWith('/save'))
  await page.locator('[data-command=save-draft]').click()
  expect((await saved).ok()).toBe(true)
  const answer = await page.request.get(`/api/voix/pages/${studio.id}/open`, {
    headers: { Origin: new URL(baseURL ?? '').origin },
  })
  const { rows } = (await answer.json()) as { rows: TestRow[] }
  expect(rows[0]).toMatchObject({
    blockName: 'Opening words',
    element: {
      tags: [{ name: 'family', point: 25 }],
      properties: { domId: 'welcome', settings: { campaign: 'spring' } },
      hydrationMode: 'visible',
      permissions: ['delete'],
    },
  })
})

test('a parent with one slot offers no other, and the setting says so', async ({ page, baseURL }) => {
  const group = row('group', { blockName: 'Group' })
  const inner = row('introduction', { title: 'Inside' }, group.id)
  const studio = await openWith({ page, baseURL, rows: [group, inner] })
  await studio.item(inner.id).click()
  await tab(page, 'Settings').click()
  await expect(page.getByLabel('Slot')).toBeDisabled()
  await expect(page.getByText('No other slot of the parent takes this element.')).toBeVisible()
})

test('conditions: each key has its inputs, what is wrong is named, and/or is chosen, all of it undone', async ({
  page,
  baseURL,
}) => {
  await openWith({ page, baseURL, rows: [row('introduction', { title: 'Only for some' })] })
  await tab(page, 'Conditions').click()
  await expect(page.getByText('every visitor sees the element')).toBeVisible()
  await page.getByRole('button', { name: 'Add condition' }).click()
  const first = page.getByRole('listitem', { name: 'Condition 1' })
  await first.getByLabel('What the condition asks about').selectOption('tag')
  await expect(first.getByText('Name the tag.')).toBeVisible()
  await first.getByLabel('Tag', { exact: true }).fill('family')
  await first.getByLabel('Value').fill('many')
  await expect(first.getByText('Write a number.')).toBeVisible()
  await first.getByLabel('Value').fill('3')
  await expect(first.getByRole('alert')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add condition' }).click()
  const second = page.getByRole('listitem', { name: 'Condition 2' })
  await second.getByLabel('How to compare').selectOption('in')
  await expect(second.getByRole('group', { name: 'Values' }).getByLabel('English')).toBeChecked()
  await second.getByLabel('What the condition asks about').selectOption('breakpoint')
  await expect(second.getByLabel('Value')).toHaveValue('md')
  await page.getByLabel('One is enough').check({ force: true })
  await expect(tab(page, 'Conditions, 2 set')).toBeVisible()

  await page.getByRole('button', { name: 'Remove condition 1' }).click()
  await expect(page.getByRole('listitem', { name: /^Condition/ })).toHaveCount(1)
  await page.locator('[data-command=undo]').click()
  await expect(first.getByLabel('Tag', { exact: true })).toHaveValue('family')
  await expect(page.getByLabel('One is enough')).toBeChecked()
})

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
