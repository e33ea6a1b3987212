import { expect, test } from '@playwright/test'

test('meeting rooms are filtered by resort, set-up, guests and area; without a script all of them are there', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/meetings/explore')).text()).toContain('Gran Arrecife')
  await page.goto('/meetings/explore')
  const rooms = page.locator('[data-room]')
  const count = page.locator('output[data-count]')
  const shown = () => rooms.filter({ visible: true }).getByRole('heading').allTextContents()
  await expect(page.getByLabel('Set-up')).toBeVisible()
  const all = await rooms.count()
  await expect(count).toHaveText(String(all))

  await page.getByLabel('Set-up').selectOption('theatre')
  await page.getByLabel('Guests').fill('600')
  await expect(count).toHaveText('1')
  expect(await shown()).toEqual(['Gran Arrecife'])

  await page.getByRole('button', { name: 'All rooms' }).click()
  await page.getByLabel('Resort', { exact: true }).selectOption('pointe-azul')
  await expect.poll(shown).toEqual(['Cocoa House', 'Gros Piton Terrace'])
  await page.getByLabel('Area').selectOption('200')
  await expect.poll(shown).toEqual(['Gros Piton Terrace'])
  await page.getByLabel('Set-up').selectOption('boardroom')
  await expect(count).toHaveText(/No room is like this/)
})
