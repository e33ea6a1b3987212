import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectOpen, signIn, studioScreen, toTheEnd } from './helpers/studio'

test('an editor builds a page from nothing, undoes and redoes it all, saves, publishes, and a visitor sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const word = randomUUID().slice(0, 8)
  const studio = studioScreen(page)
  await signIn({ page })
  await page.goto('/voix/pages/create')
  await page.getByLabel('Title').fill(`Summer ${word}`)
  await expect(page.getByLabel('Path')).toHaveValue(`/summer-${word}`)
  await page.getByLabel('Layout').selectOption('blocks')
  await page.getByRole('button', { name: 'Create page' }).click()
  await page.waitForURL(/\/voix\/studio\/[0-9a-f-]{36}/)
  await expectOpen(page)

  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByLabel('Search slices').fill('hero')
  await page.locator('[data-slice="hero"]').click()
  await page.getByRole('tab', { name: 'Elements' }).click()
  await expect(studio.items).toHaveCount(1)
  const hero = (await studio.items.first().getAttribute('data-element-id')) ?? ''
  await expect(studio.shown(hero)).toBeVisible()

  const title = page.locator('#field-title')
  await title.fill('')
  for (const [index, letter] of [...'Palms'].entries()) {
    await title.press(letter)
    await expect(studio.shown(hero).locator('[data-voix-field="title"]')).toHaveText('Palms'.slice(0, index + 1))
  }

  await studio.item(hero).click()
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByLabel('Search slices').fill('introduction')
  await page.locator('[data-slice="introduction"]').click()
  await page.getByRole('tab', { name: 'Elements' }).click()
  await expect(studio.items).toHaveCount(2)
  const introduction = (await studio.items.nth(1).getAttribute('data-element-id')) ?? ''
  await expect(studio.shown(introduction)).toBeVisible()

  await studio.item(introduction).press('Alt+ArrowUp')
  await expect.poll(() => studio.shownIds()).toEqual([introduction, hero])
  await studio.command('duplicate').click()
  await expect(studio.items).toHaveCount(3)
  await studio.command('delete').click()
  await expect(studio.items).toHaveCount(2)
  await expect.poll(() => studio.shownIds()).toEqual([introduction, hero])

  await toTheEnd(studio, 'undo')
  await expect(studio.items).toHaveCount(0)
  await expect.poll(() => studio.shownIds()).toEqual([])
  await expect(studio.status).toHaveText('Draft, saved')
  await toTheEnd(studio, 'redo')
  await expect.poll(() => studio.shownIds()).toEqual([introduction, hero])
  await expect(studio.shown(hero).locator('[data-voix-field="title"]')).toHaveText('Palms')

  await studio.command('save-draft').click()
  await expect(studio.status).toHaveText('Draft, saved')
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  const hidden = await visitor.goto(`/summer-${word}`)
  expect(hidden?.status()).toBe(404)

  await studio.command('publish').click()
  await expect(page.getByRole('alertdialog')).toContainText('There is no picture yet.')
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(studio.status).toHaveText('Published')
  await expect(async () => {
    const seen = await visitor.goto(`/summer-${word}`)
    expect(seen?.status()).toBe(200)
    await expect(visitor.getByText('Palms')).toBeVisible()
  }).toPass()
  expect(await visitor.locator('[data-voix-element]').count()).toBe(0)

  await page.reload()
  await expectOpen(page)
  await expect.poll(() => studio.shownIds()).toEqual([introduction, hero])
  await studio.item(hero).click()
  await expect(page.locator('#field-title')).toHaveValue('Palms')
  await expect(studio.status).toHaveText('Published')
})
