import { randomUUID } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { inspect, saveAndRead } from './helpers/inspect'
import { createPage, expectOpen, openStudio, signIn } from './helpers/studio'

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

test('pictures of page fields are chosen by breakpoint, saved, and there again after a reload', async ({
  page,
  baseURL,
}) => {
  const studio = await open(page, baseURL)
  const medium = expect.stringMatching(/^\S+$/) as unknown
  await tab(page, 'Fields').click()
  const add = async (type: string, name: string) => {
    await page.getByLabel('Type of the new field').selectOption(type)
    await page.getByLabel('Name of the new field').fill(name)
    await page.getByLabel('Name of the new field').press('Enter')
    await expect(page.locator(`[data-page-field="${name}"]`)).toBeVisible()
  }
  const choose = async (button: Locator) => {
    await button.click()
    await page.getByRole('dialog').getByRole('option').first().dblclick()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await add('text', 'intro')
  await page.getByLabel('Value of intro').fill('Welcome')
  await add('image', 'logo')
  await choose(page.locator('[data-page-field=logo]').getByRole('button', { name: 'Choose' }))
  await add('media', 'banner')
  const banner = page.locator('[data-page-field=banner]')
  for (const number of [1, 2]) {
    if (number > 1) await banner.getByRole('button', { name: 'Another picture for larger screens' }).click()
    await choose(
      banner.getByRole('group', { name: `Picture ${number}`, exact: true }).getByRole('button', { name: 'Choose' }),
    )
  }
  await banner.getByLabel('Breakpoint of picture 2').selectOption('lg')
  await tab(page, 'SEO').click()
  await page.getByLabel('Title for search engines').fill('All-inclusive summer weeks')
  await choose(page.getByRole('group', { name: 'Picture for social networks' }).getByRole('button', { name: 'Choose' }))
  const stored = await saveAndRead({ page, baseURL, id: studio.id })
  expect(stored.page).toMatchObject({
    meta: { title: 'All-inclusive summer weeks', image: expect.stringMatching(/\S/) as unknown },
    fields: [
      { name: 'intro', type: 'text', text: 'Welcome' },
      { name: 'logo', type: 'image', image: medium, media: [medium] },
      {
        name: 'banner',
        type: 'media',
        media: [
          { breakpoint: 'default', media: medium },
          { breakpoint: 'lg', media: medium },
        ],
      },
    ],
  })
  await page.reload()
  await expectOpen(page)
  await tab(page, 'Fields').click()
  await expect(banner.getByRole('button', { name: /^Remove Picture [12]$/ })).toHaveCount(2)
  await expect(banner.getByLabel('Breakpoint of picture 2')).toHaveValue('lg')
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

test('what the layout shows of a page field follows each change of it, before anything is saved', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const offers = (await (await page.request.get('/api/specials?depth=0&limit=1&sort=title')).json()) as {
    docs: [Offer]
  }
  const [{ id: offer, title }] = offers.docs
  const fields = [{ name: 'offers', type: 'specials', enabled: true, specials: [offer] }]
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [], fields })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/_voix/preview/') && asked.push(request.url()))
  const { frame } = await openStudio({ page, id })
  const shown = frame.getByRole('complementary').getByRole('link', { name: title })
  await expect(shown).toBeVisible()
  // What the document says already is not asked for again.
  expect(asked).toHaveLength(1)
  await frame.locator('body').evaluate((body) => (body.dataset.kept = 'yes'))
  await tab(page, 'Fields').click()
  await page.getByRole('button', { name: 'Switch off offers' }).click()
  await expect(shown).toBeHidden()
  // Who is sent such an address sees the page as it is stored.
  const [sent = ''] = asked.slice(-1)
  for (const [from, count] of [
    ['same-origin', 0],
    ['none', 1],
  ] as const) {
    const html = await (await page.request.get(sent, { headers: { 'Sec-Fetch-Site': from } })).text()
    expect(
      html.split('</a></li>').filter((part) => part.includes(`>${title}`)),
      from,
    ).toHaveLength(count)
  }
  await page.locator('[data-command=undo]').click()
  await expect(shown).toBeVisible()
  await expect(frame.locator('body')).toHaveAttribute('data-kept', 'yes')
})

interface Offer {
  id: string
  title: string
}

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
