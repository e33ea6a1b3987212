import { randomUUID } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { inspect, saveAndRead } from './helpers/inspect'
import { createPage, expectOpen, row } from './helpers/studio'

test.describe.configure({ timeout: 120_000 })

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tablist', { name: 'Page' }).getByRole('tab', { name })
const open = (page: Page, baseURL: string | undefined) => inspect({ page, baseURL, rows: [] })

test('the title and the path are changed, normalised and saved, and undone by word and not by letter', async ({
  page,
  baseURL,
}) => {
  const studio = await open(page, baseURL)
  const path = `/panel-${randomUUID().slice(0, 8)}`
  await page.getByLabel('Title', { exact: true }).press('End')
  await page.getByLabel('Title', { exact: true }).pressSequentially(' in spring')
  await page.getByLabel('Path').fill(`${path.toUpperCase()}/`)
  await expect(page.locator('[data-path-check=free]')).toBeAttached()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.page).toMatchObject({ title: 'Studio test in spring', path })
  await page.locator('[data-command=undo]').click()
  await page.locator('[data-command=undo]').click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Studio test')
})

test('a path that cannot be is refused while it is typed: its form, reserved ones, and one that is taken', async ({
  page,
  baseURL,
}) => {
  const studio = await open(page, baseURL)
  const other = await createPage({ page, baseURL: baseURL ?? '', rows: [], title: 'The other page' })
  const path = page.getByLabel('Path')
  await path.fill('/two words')
  await expect(page.getByText('may hold letters, digits')).toBeVisible()
  await path.fill('/api/pages')
  await expect(page.getByText('is reserved')).toBeVisible()
  await expect(studio.status, 'the path is not on the page').toHaveText('Unsaved changes')
  await path.fill(other.path)
  await expect(page.getByText('is taken by the page "The other page"')).toBeVisible()
  await expect(path).toHaveAttribute('aria-invalid', 'true')
  await path.fill(`${other.path}-2`)
  await expect(page.locator('[data-path-check=free]')).toBeAttached()
  await expect(path).not.toHaveAttribute('aria-invalid', 'true')
})

test('page fields of every type are added, filled, ordered, switched off, renamed and removed', async ({
  page,
  baseURL,
}) => {
  const studio = await open(page, baseURL)
  const medium = expect.stringMatching(/^\S+$/) as unknown
  await tab(page, 'Fields').click()
  await expect(page.getByText('This page has no fields of its own.')).toBeVisible()
  const add = async (type: string, name: string) => {
    await page.getByLabel('Type of the new field').selectOption(type)
    await page.getByLabel('Name of the new field').fill(name)
    await page.getByLabel('Name of the new field').press('Enter')
    await expect(page.locator(`[data-page-field="${name}"]`)).toBeVisible()
  }
  await add('text', 'intro')
  await page.getByLabel('Value of intro').fill('Welcome')
  await add('number', 'stars')
  await page.getByLabel('Value of stars').fill('many')
  await expect(page.getByText('Write a number.')).toBeVisible()
  await page.getByLabel('Value of stars').fill('4.5')
  await add('checkbox', 'featured')
  await page.locator('[data-page-field=featured]').getByLabel('Yes').check()
  await add('date', 'from')
  await page.getByLabel('Value of from').fill('2027-03-01')
  await add('color', 'accent')
  await page.getByLabel('Value of accent', { exact: true }).fill('#12')
  await expect(page.getByText('Use a colour such as')).toBeVisible()
  await page.getByLabel('Value of accent', { exact: true }).fill('#0b6e8f')
  await expect(page.getByText('Use a colour such as')).toBeHidden()
  await add('link', 'more')
  await page.getByRole('group', { name: 'Value of more' }).getByRole('textbox', { name: 'Text' }).fill('Read on')
  await page.getByRole('group', { name: 'Value of more' }).getByRole('textbox', { name: 'Address' }).fill('/specials')
  await add('select', 'mood')
  await page.getByLabel('Value of mood').fill('calm')
  await add('datetime', 'until')
  await page.getByLabel('Value of until').fill('2027-03-01T09:30')
  const choose = async (button: Locator) => {
    await button.click()
    await page.getByRole('dialog').locator('tbody tr').first().locator('button, a').first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await add('image', 'logo')
  await choose(page.locator('[data-page-field=logo]').getByRole('button', { name: 'Choose' }))
  await add('media', 'banner')
  const banner = page.locator('[data-page-field=banner]')
  for (const number of [1, 2]) {
    await banner.getByRole('button', { name: 'Add picture' }).click()
    await choose(
      banner.getByRole('group', { name: `Picture ${number}`, exact: true }).getByRole('button', { name: 'Choose' }),
    )
  }
  await banner.getByLabel('Breakpoint of picture 2').selectOption('lg')
  await page.getByLabel('Name of the new field').fill('intro')
  await page.getByLabel('Name of the new field').press('Enter')
  await expect(page.getByText('The field "intro" is there already.')).toBeVisible()

  await page.getByRole('button', { name: 'Move stars up' }).click()
  await page.getByRole('button', { name: 'Switch off featured' }).click()
  await page.getByRole('button', { name: 'Remove from' }).click()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.page.fields).toMatchObject([
    { name: 'stars', type: 'number', number: 4.5, enabled: true, media: [] },
    { name: 'intro', type: 'text', text: 'Welcome' },
    { name: 'featured', type: 'checkbox', checkbox: true, enabled: false },
    { name: 'accent', type: 'color', color: '#0b6e8f' },
    { name: 'more', type: 'link', link: { text: 'Read on', mode: 'href', href: '/specials', target: '_self' } },
    { name: 'mood', type: 'select', select: 'calm' },
    { name: 'until', type: 'datetime', datetime: expect.stringMatching(/^2027-0[23]-\d\dT/) as unknown },
    { name: 'logo', type: 'image', image: medium, media: [medium] },
    {
      name: 'banner',
      type: 'media',
      media: [
        { breakpoint: 'default', media: medium },
        { breakpoint: 'lg', media: medium },
      ],
    },
  ])
  await page.reload()
  await expectOpen(page)
  await tab(page, 'Fields').click()
  await expect(banner.getByRole('button', { name: /^Remove Picture [12]$/ })).toHaveCount(2)
  await expect(banner.getByLabel('Breakpoint of picture 2')).toHaveValue('lg')
})

test('a removed page field comes back by undo', async ({ page, baseURL }) => {
  await open(page, baseURL)
  await tab(page, 'Fields').click()
  await page.getByLabel('Name of the new field').fill('from')
  await page.getByLabel('Name of the new field').press('Enter')
  await page.getByRole('button', { name: 'Remove from' }).click()
  await expect(page.locator('[data-page-field=from]')).toHaveCount(0)
  await page.locator('[data-command=undo]').click()
  await expect(page.locator('[data-page-field=from]')).toBeVisible()
})

test('a page field of rich text is written in the slices’ editor', async ({ page, baseURL }) => {
  const studio = await open(page, baseURL)
  await tab(page, 'Fields').click()
  await page.getByLabel('Type of the new field').selectOption('wysiwyg')
  await page.getByLabel('Name of the new field').fill('legal')
  await page.getByRole('button', { name: 'Add field' }).click()
  const editor = page.locator('[data-wysiwyg] [contenteditable=true]')
  await editor.click()
  await page.keyboard.type('All prices include taxes.')
  await expect(editor).toHaveText('All prices include taxes.')
  await expect(studio.status).toHaveAttribute('data-save-state', 'dirty')
  await expect
    .poll(async () => JSON.stringify((await saveAndRead({ page, baseURL, id: studio.id })).page.fields))
    .toContain('All prices include taxes.')
})

test('search engines: lengths are measured, the result is shown, addresses are checked, a picture is chosen', async ({
  page,
  baseURL,
}) => {
  const studio = await open(page, baseURL)
  await tab(page, 'SEO').click()
  const preview = page.getByRole('figure', { name: 'How a search engine may show the page' })
  await expect(preview).toContainText('Studio test')
  await expect(preview).toContainText('Without a description')
  await page.getByLabel('Title for search engines').fill('Short')
  await expect(page.locator('[data-length=short]')).toContainText('5 characters')
  await page.getByLabel('Title for search engines').fill('All-inclusive summer weeks on five coasts')
  await expect(page.locator('[data-length=good]')).toBeVisible()
  await page.getByLabel('Description').fill('x'.repeat(170))
  await expect(page.locator('[data-length=long]')).toContainText('may be cut off after 160')
  await expect(preview).toContainText('All-inclusive summer weeks on five coasts')
  await page.getByLabel('Canonical address').fill('javascript:alert(1)')
  await expect(page.getByText('Write an address that starts with https://')).toBeVisible()
  await page.getByLabel('Canonical address').fill('https://www.example.com/summer')
  await expect(preview).toContainText('https://www.example.com/summer')
  await page.getByLabel('Keep out of search engines').check()
  await expect(preview).toContainText('Kept out of search engines.')

  await page.getByRole('group', { name: 'Picture for social networks' }).getByRole('button', { name: 'Choose' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('tbody tr').first().locator('button, a').first().click()
  await expect(page.getByRole('button', { name: 'Remove Picture for social networks' })).toBeVisible()
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.page.meta).toMatchObject({
    title: 'All-inclusive summer weeks on five coasts',
    canonical: 'https://www.example.com/summer',
    noIndex: true,
    image: expect.stringMatching(/\S/) as unknown,
  })
})

test('tags with points, the DOM id and settings of the page are kept', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'A' })
  only.element = { ...only.element, ...{ properties: { domId: 'taken', settings: {} } } }
  const studio = await inspect({ page, baseURL, rows: [only] })
  await page.keyboard.press('Escape')
  await tab(page, /Properties/).click()
  await page.getByLabel('New tag').fill('beach')
  await page.getByLabel('New tag').press('Enter')
  await page.getByLabel('Points of tag beach').fill('3')
  await page.getByLabel('DOM id').fill('taken')
  await expect(page.getByText('has the id "taken" already')).toBeVisible()
  await page.getByLabel('DOM id').fill('summer')
  await page.getByLabel('Name of a new setting').fill('campaign')
  await page.getByLabel('Name of a new setting').press('Enter')
  await page.getByLabel('Value of setting campaign').fill('spring')
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.page).toMatchObject({
    tags: [{ name: 'beach', point: 3 }],
    properties: { domId: 'summer', settings: { campaign: 'spring' } },
  })
})

test('the page’s language and its translations are shown, and what is not translated is named', async ({
  page,
  baseURL,
}) => {
  const studio = await open(page, baseURL)
  await expect(page.locator('[data-page-language=en]')).toContainText('English')
  await expect(page.getByText('Not translated: Español')).toBeVisible()
  const spanish = await page.request.post('/api/pages?draft=true&depth=0', {
    data: {
      title: 'En español',
      path: `/es/${randomUUID().slice(0, 8)}`,
      layout: 'blocks',
      languageCode: 'es',
      translationOf: studio.id,
      _status: 'draft',
    },
    headers: { Origin: new URL(baseURL ?? '').origin },
  })
  expect(spanish.ok(), await spanish.text()).toBe(true)
  await page.reload()
  await expectOpen(page)
  const link = page.getByRole('list', { name: 'Translations' }).getByRole('link', { name: 'Open “En español”' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.locator('[data-page-language=es]')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('list', { name: 'Translations' })).toContainText('original')
})
