import { expect, test } from '@playwright/test'
import { createPage, expectOpen, row, signIn, studioScreen } from './helpers/studio'

test('what the preview draws is checked, a line leads to its place, and what is corrected is published', async ({
  page,
  baseURL,
}) => {
  await signIn({ page })
  const hero = row('hero', { title: 'A week by the sea', titleTag: 'h1' })
  const second = row('introduction', { title: 'Eat barefoot', titleTag: 'h1' })
  const deep = row('introduction', { title: 'Sleep late', titleTag: 'h4' })
  const pale = row('styled-number', { number: '42', label: 'beaches', color: '#fbd9cf' })
  const styled = row('introduction', { title: 'Wake with the sun', titleTag: 'h2' })
  const look = {
    ...styled,
    element: { ...styled.element, fieldProperties: { title: { default: { color: '#fbd9cf' } } } },
  }
  const images = row('images', { images: [{ caption: 'The jetty' }, { caption: 'Lorem ipsum dolor' }] })
  const button = row('button', { link: { text: 'Dine', mode: 'href', href: '/nothing-is-here', target: '_self' } })
  const { id } = await createPage({
    page,
    baseURL: baseURL ?? '',
    rows: [hero, second, deep, pale, look, images, button],
  })
  await page.goto(`/voix/studio/${id}`)
  await expectOpen(page)
  const studio = studioScreen(page)
  await expect(studio.shown(button.id)).toBeVisible()

  const tab = page.getByRole('tab', { name: /^Checks/ })
  await tab.click()
  const list = page.locator('[data-checks]')
  const line = (text: string) => list.locator('[data-finding]', { hasText: text })
  await expect(line('“Eat barefoot” is one more heading 1. A page has one.')).toBeVisible()
  await expect(line('“Sleep late” is a heading 4 right below a heading 1. Heading 2 is left out.')).toBeVisible()
  await expect(line('“42” is hard to read in the chosen colour')).toBeVisible()
  await expect(line('The link “Dine” leads to /nothing-is-here, where there is nothing.')).toBeVisible()

  await line('“Wake with the sun” is hard to read in the chosen colour').click()
  await expect(page.locator('input[name="title.color"]')).toBeFocused()
  await line('“Lorem ipsum dolor” is no text for visitors yet.').click()
  await expect(page.locator('#field-images__1__caption')).toBeFocused()

  // The server also refuses what the studio reports as an error.
  const headers = { Origin: new URL(baseURL ?? '').origin }
  const refused = await page.request.patch(`/api/pages/${id}`, { data: { _status: 'published' }, headers })
  expect([refused.status(), await refused.text()]).toEqual([
    400,
    expect.stringContaining('/nothing-is-here, where there is nothing'),
  ])

  await studio.command('publish').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Not published yet')
  await expect(dialog.getByRole('button', { name: /Publish/ })).toHaveCount(0)
  await dialog.locator('[data-finding]', { hasText: '/nothing-is-here' }).click()
  await expect(page.locator('#field-link__text')).toBeFocused()
  await page.locator('#field-link__href').click()
  await page.getByRole('combobox', { name: 'Page, file or address' }).fill('/resorts')
  await page.keyboard.press('Enter')
  await expect(line('/nothing-is-here')).toHaveCount(0)

  await studio.command('publish').click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(studio.status).toHaveText('Published')
})
