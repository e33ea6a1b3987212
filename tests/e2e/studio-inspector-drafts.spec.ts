import { expect, test, type Page } from '@playwright/test'
import { inspect, saveAndRead } from './helpers/inspect'
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
  await expect(studio.status).toHaveText('Draft, saved')
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
