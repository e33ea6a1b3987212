import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('a text is edited where it stands: the studio follows by the key, the caret stays, and undo takes it back', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Sand' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  const title = studio.shown(only.id).locator('h2')
  const field = page.locator('#field-title')
  const input = studio.frame.getByRole('textbox')
  const undo = studio.command('undo')

  await test.step('what is typed is in the studio by the key, and one step for undo', async () => {
    await title.dblclick()
    await expect(input).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' and sea')
    await expect(field).toHaveValue('Sand and sea')
    await page.keyboard.press('Enter')
    await expect(input).toHaveCount(0)
    await expect(title).toHaveText('Sand and sea')
    await expect(studio.status).toHaveText('Unsaved changes')
    await undo.click()
    await expect(title).toHaveText('Sand')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await studio.command('redo').click()
    await expect(title).toHaveText('Sand and sea')
    await undo.click()
    await expect(title).toHaveText('Sand')
  })
  await test.step('the node under the caret is never replaced, and undo shows in it', async () => {
    await title.dblclick()
    await expect(input).toBeFocused()
    await input.evaluate((node) => {
      const seen = window as unknown as { replaced: number }
      seen.replaced = 0
      new MutationObserver((records) => {
        seen.replaced += records.filter(({ removedNodes }) => removedNodes.length > 0).length
      }).observe(node, { childList: true })
    })
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('xyz', { delay: 40 })
    await expect(field).toHaveValue('Sxyzand')
    expect(await input.evaluate(() => (window as unknown as { replaced: number }).replaced)).toBe(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(input).toHaveText('Sand')
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    await expect(field).toHaveValue('Sands')
  })
  await test.step('what is pasted comes in as plain text in one line', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await input.evaluate((node) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<b onclick="alert(1)">Palms</b>')
      clipboardData.setData('text/plain', 'Palms\nand pools')
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(field).toHaveValue('Palms and pools')
    await expect(input.locator('b')).toHaveCount(0)
  })
  await test.step('a word that is being composed is taken when it is done', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'す', selectionStart: 1, selectionEnd: 1 })
    await session.send('Input.imeSetComposition', { text: 'すな', selectionStart: 2, selectionEnd: 2 })
    await expect(input).toHaveText('すな')
    await session.send('Input.insertText', { text: '砂' })
    await expect(input).toHaveText('砂')
    await expect(field).toHaveValue('砂')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('砂')
  })
})
