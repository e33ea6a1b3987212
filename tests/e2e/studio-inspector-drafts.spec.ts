import { expect, test, type Page } from '@playwright/test'
import { inspect, readPage, saveAndRead } from './helpers/inspect'
import { row, type TestRow } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const withElement = (only: TestRow, element: object): TestRow => ({ ...only, element: { ...only.element, ...element } })

test('a refused path stays in its input with its message, and nothing is published over it', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Sea' })
  const studio = await inspect({ page, baseURL, rows: [only] })
  await page.keyboard.press('Escape')
  await page.locator('[data-inspected-page]').waitFor()
  const path = page.getByLabel('Path')
  await page.getByLabel('Title', { exact: true }).fill('Summer')
  await path.fill('/two words')
  await tab(page, 'SEO').click()
  await tab(page, 'Page').click()
  await expect(path).toHaveValue('/two words')
  await studio.item(only.id).click()
  await expect(path).toHaveCount(0)
  let saves = 0
  page.on('request', (request) => (saves += request.url().endsWith('/save') ? 1 : 0))
  await studio.command('publish').first().click()
  const notice = page.locator('[data-notice=refused-texts]')
  await expect(notice).toContainText('Not published')
  await expect(notice).toContainText('may hold letters, digits')
  expect(saves).toBe(0)
  await notice.getByRole('button', { name: 'Path' }).click()
  await expect(path).toBeFocused()
  await expect(path).toHaveValue('/two words')
  await studio.command('save-draft').click()
  await expect(notice).toContainText('so it is not saved')
  await expect(studio.status, 'the path is not').toHaveText('Unsaved changes')
  await path.fill(`${studio.path}-two`)
  await expect(notice).toHaveCount(0)
  await studio.command('publish').first().click()
  await expect(studio.status).toHaveText('Published', { timeout: 30_000 })
})

test('a refused style and a tag that is not added yet wait at their places', async ({ page, baseURL }) => {
  await inspect({ page, baseURL, rows: [row('introduction', { title: 'Look' })] })
  await tab(page, 'Style').click()
  const breakpoints = page.getByRole('group', { name: 'Breakpoint of the styles' })
  const size = page.locator('input[name="title.fontSize"]')
  await breakpoints.getByRole('button', { name: 'md' }).click()
  await size.fill('bogus!')
  await breakpoints.getByRole('button', { name: 'lg' }).click()
  await expect(size).toHaveValue('')
  await tab(page, 'Settings').click()
  await page.getByLabel('New tag').fill('beach')
  await tab(page, 'Style').click()
  await breakpoints.getByRole('button', { name: 'md' }).click()
  await expect(size).toHaveValue('bogus!')
  await expect(size).toHaveAttribute('aria-invalid', 'true')
  await tab(page, 'Settings').click()
  await expect(page.getByLabel('New tag')).toHaveValue('beach')
})

test('a list of values takes another one where the last was deleted', async ({ page, baseURL }) => {
  const conditions = [{ key: 'query:market', operator: 'in', value: [] }]
  const only = withElement(row('introduction', { title: 'Look' }), { conditionsSettings: { type: 'and', conditions } })
  const studio = await inspect({ page, baseURL, rows: [only] })
  await tab(page, 'Conditions').click()
  const value = page.getByLabel('Value', { exact: true })
  await value.click()
  await page.keyboard.type('Jamaica, Mexico, Aruba')
  for (let letters = 0; letters < 5; letters++) await page.keyboard.press('Backspace')
  await page.keyboard.type('Cuba')
  await expect(value).toHaveValue('Jamaica, Mexico, Cuba')
  const { rows } = await saveAndRead({ page, baseURL, id: studio.id })
  expect(rows[0]?.element).toMatchObject({
    conditionsSettings: { conditions: [{ value: ['Jamaica', 'Mexico', 'Cuba'] }] },
  })
})

test('a property is renamed where it stands, and keeps its value whatever the name begins with', async ({
  page,
  baseURL,
}) => {
  const properties = { domId: null, settings: { alpha: 'one', beta: 'two' } }
  const studio = await inspect({
    page,
    baseURL,
    rows: [withElement(row('introduction', { title: 'Look' }), { properties })],
  })
  await tab(page, 'Settings').click()
  const name = page.getByLabel('Name of setting 2')
  await name.selectText()
  await page.keyboard.type('10k')
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('10k')
  await expect(page.getByLabel('Value of setting 10k')).toHaveValue('two')
  await expect(page.getByLabel('Name of setting 1')).toHaveValue('alpha')
  await page.getByLabel('Name of a new setting').fill('constructor')
  await page.getByLabel('Name of a new setting').press('Enter')
  await expect(page.getByText('cannot be named "constructor"')).toBeVisible()
  // A name that is still being written is saved with the page.
  await page.getByLabel('Name of setting 1').fill('omega')
  const { rows } = await saveAndRead({ page, baseURL, id: studio.id })
  expect(rows[0]?.element).toMatchObject({ properties: { settings: { '10k': 'two', omega: 'one' } } })
})

test('what is written in a tag stays with it when another is removed', async ({ page, baseURL }) => {
  const tags = [
    { name: 'aa', point: 1 },
    { name: 'bb', point: 2 },
  ]
  await inspect({ page, baseURL, rows: [withElement(row('introduction', { title: 'Look' }), { tags })] })
  await tab(page, 'Settings').click()
  await page.getByLabel('Points of tag aa').fill('x')
  await expect(page.getByText('Write a whole number.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove tag aa' }).click()
  await expect(page.getByLabel('Points of tag bb')).toHaveValue('2')
  await page.getByLabel('Points of tag bb').fill('1e20')
  await expect(page.getByText('Write 9007199254740991 or less.')).toBeVisible()
})

test('with nothing but a refused text to save, the bar says that it is unsaved, and saving says why', async ({
  page,
  baseURL,
}) => {
  const studio = await inspect({ page, baseURL, rows: [row('introduction', { title: 'Sea' })] })
  await page.keyboard.press('Escape')
  await page.locator('[data-inspected-page]').waitFor()
  const path = page.getByLabel('Path')
  await path.fill('/two words')
  await expect(studio.status).toHaveText('Unsaved changes')
  await path.press('Control+s')
  const notice = page.locator('[data-notice=refused-texts]')
  await expect(notice).toContainText('so it is not saved')
  await path.fill(studio.path)
  await expect(notice).toHaveCount(0)
  await expect(studio.status).toHaveText('Draft, saved')
})

test('a name that is still being written and a tag that is not added yet are saved by the key', async ({
  page,
  baseURL,
}) => {
  const properties = { domId: null, settings: { alpha: 'one' } }
  const only = withElement(row('introduction', { title: 'Look' }), { properties })
  const studio = await inspect({ page, baseURL, rows: [only] })
  await tab(page, 'Settings').click()
  for (const { input, text, stored } of [
    { input: 'Name of setting 1', text: 'omega', stored: { properties: { settings: { omega: 'one' } } } },
    { input: 'New tag', text: 'beach', stored: { tags: [{ name: 'beach' }] } },
  ]) {
    await page.getByLabel(input).fill(text)
    await expect(studio.status).toHaveText('Unsaved changes')
    const saved = page.waitForResponse((response) => response.url().endsWith('/save'))
    await page.getByLabel(input).press('Control+s')
    expect((await saved).ok()).toBe(true)
    await expect(studio.status).toHaveText('Draft, saved')
    const { rows } = await readPage({ page, baseURL, id: studio.id })
    expect(rows[0]?.element).toMatchObject(stored)
  }
})

test('the way to a refused text leads there also when rows before it have gone, and takes nothing away', async ({
  page,
  baseURL,
}) => {
  const tags = [
    { name: 'aa', point: 1 },
    { name: 'bb', point: 2 },
  ]
  const studio = await inspect({ page, baseURL, rows: [withElement(row('introduction', { title: 'Look' }), { tags })] })
  await tab(page, 'Settings').click()
  await page.getByLabel('Points of tag bb').fill('lots')
  await page.getByRole('button', { name: 'Remove tag aa' }).click()
  await tab(page, 'Style').click()
  await studio.command('publish').first().click()
  const notice = page.locator('[data-notice=refused-texts]')
  await notice.getByRole('button', { name: /Points of tag bb/ }).click()
  await expect(page.getByLabel('Points of tag bb')).toBeFocused()
  await expect(page.getByLabel('Points of tag bb')).toHaveValue('lots')
  await tab(page, 'Style').click()
  // As long as the studio takes to find that an input is gone for good, and longer.
  await page.waitForTimeout(3000)
  await expect(notice).toContainText('Points of tag bb')
})
