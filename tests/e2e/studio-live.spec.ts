import { expect, test } from '@playwright/test'
import { row } from './helpers/studio'
import { openTogether, save, titleOf, type } from './helpers/together'

test('what two people save reaches both without a reload: no key is lost, undo takes back one’s own, and a conflict asks', async ({
  page,
  browser,
  baseURL,
}) => {
  const rows = ['One', 'Other', 'ab', 'Last'].map((title) => row('introduction', { title }))
  const [one, other, typed, last] = rows.map(({ id }) => id) as [string, string, string, string]
  const { first, ana } = await openTogether({ page, browser, baseURL, rows })
  for (const editor of [first, ana]) await editor.page.evaluate(() => void (window.name = 'never reloaded'))

  await test.step('different elements: both keep theirs', async () => {
    await type(first, one, 'By the first')
    await type(ana, other, 'By Ana')
    expect(await save(first)).toBe(200)
    await expect(ana.studio.shown(one)).toContainText('By the first')
    await expect(ana.studio.shown(other)).toContainText('By Ana')
    await expect(ana.studio.status).toHaveText('Unsaved changes')
    expect(await save(ana)).toBe(200)
    await expect(first.studio.shown(other)).toContainText('By Ana')
    for (const { studio } of [first, ana]) await expect(studio.status).toHaveText('Draft, saved')
    await expect(await titleOf(first, other)).toHaveValue('By Ana')
  })
  await test.step('typing goes on while a save arrives: no key is lost and the caret stays', async () => {
    await type(ana, other, 'By Ana again')
    const input = await titleOf(first, typed)
    await input.click()
    await input.press('Home')
    await input.press('ArrowRight')
    const saving = save(ana)
    const keys = 'the quick brown fox jumps over the lazy dog, twice'
    await first.page.keyboard.type(keys.slice(0, 30), { delay: 15 })
    expect(await saving).toBe(200)
    await expect(first.studio.shown(other)).toContainText('By Ana again')
    await first.page.keyboard.type(keys.slice(30), { delay: 5 })
    await expect(input).toBeFocused()
    await expect(input).toHaveValue(`a${keys}b`)
    expect(await input.evaluate((node: HTMLInputElement) => node.selectionStart)).toBe(keys.length + 1)
    await expect(first.studio.shown(typed)).toContainText(`a${keys}b`)
  })
  await test.step('undo takes back what was done here and leaves theirs', async () => {
    // A pause of more than a second splits typing into several steps.
    await expect(async () => {
      await first.studio.command('undo').first().click()
      await expect(first.studio.status).toHaveText('Draft, saved', { timeout: 2_000 })
    }).toPass()
    await expect(first.studio.shown(other)).toContainText('By Ana again')
    await expect(await titleOf(first, typed)).toHaveValue('ab')
  })
  await test.step('elements come and go in the tree and the frame', async () => {
    await ana.studio.item(last).click()
    await ana.studio.command('delete').first().click()
    await ana.studio.item(typed).click()
    await ana.studio.command('duplicate').first().click()
    await expect(ana.studio.items).toHaveCount(4)
    expect(await save(ana)).toBe(200)
    await expect(first.studio.item(last)).toHaveCount(0)
    await expect(first.studio.items).toHaveCount(4)
    await expect.poll(first.studio.shownIds).toEqual(await ana.studio.shownIds())
  })
  await test.step('what both change is not taken over in silence: the save asks', async () => {
    await type(first, one, 'Mine')
    await type(ana, one, 'Hers')
    await type(ana, other, 'Ana’s alone')
    expect(await save(ana)).toBe(200)
    const notice = first.page.locator('[data-live-notice=conflict]')
    await expect(notice).toContainText('Ana Lima saved what you are changing as well')
    await expect(first.studio.shown(one)).toContainText('Mine')
    await expect(first.studio.shown(other)).toContainText('Ana’s alone')
    await first.studio.command('save-draft').first().click()
    await expect(first.page.locator('[data-conflicts="1"]')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
  for (const editor of [first, ana]) expect(await editor.page.evaluate(() => window.name)).toBe('never reloaded')
  await ana.page.context().close()
})
