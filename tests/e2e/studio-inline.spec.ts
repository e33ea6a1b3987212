import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('a text is edited where it stands, the studio follows by the key, and undo takes it back in one step', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Sand' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  const title = studio.shown(only.id).locator('h2')
  await title.dblclick()
  const input = studio.frame.getByRole('textbox')
  await expect(input).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' and sea')
  await expect(page.locator('#field-title')).toHaveValue('Sand and sea')
  await expect(title).toHaveText('Sand and sea')
  await page.keyboard.press('Enter')
  await expect(input).toHaveCount(0)
  await expect(title).toHaveText('Sand and sea')
  await expect(studio.status).toHaveText('Unsaved changes')
  await studio.command('undo').click()
  await expect(title).toHaveText('Sand')
  await expect(studio.command('undo')).toHaveAttribute('aria-disabled', 'true')
  await studio.command('redo').click()
  await expect(title).toHaveText('Sand and sea')
})

test('the node under the caret is never replaced while it is typed in', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'Sand' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.shown(only.id).locator('h2').dblclick()
  const input = studio.frame.getByRole('textbox')
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
  await expect(page.locator('#field-title')).toHaveValue('Sxyzand')
  expect(await input.evaluate(() => (window as unknown as { replaced: number }).replaced)).toBe(0)
})

test('Tab goes on to the next text of the element and back, and a click elsewhere ends', async ({ page, baseURL }) => {
  const hero = row('hero', { eyebrow: 'One', title: 'Two', copy: 'Three' })
  const items = [
    { icon: 'flower', title: 'Flowers', copy: 'Cut this morning' },
    { icon: 'heart', title: 'Flowers', copy: '' },
  ]
  const list = row('wedding-inclusions', { title: 'Included', items })
  const studio = await openFrame({ page, baseURL, rows: [hero, list] })
  const input = studio.frame.getByRole('textbox')
  await studio.shown(hero.id).getByText('One', { exact: true }).dblclick()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await expect(input).toHaveText('Two')
  await page.keyboard.type('?')
  await page.keyboard.press('Tab')
  await expect(input).toHaveText('Three')
  await page.keyboard.press('Shift+Tab')
  await expect(input).toHaveText('Two?')
  await studio.frame.locator('footer').first().click()
  await expect(input).toHaveCount(0)
  await expect(studio.shown(hero.id)).toContainText('One!')
  await expect(studio.shown(hero.id)).toContainText('Two?')

  // In the rows of a list as well: of two that say the same the one that was meant, and one that says nothing and is not shown.
  const rows = studio.shown(list.id).locator('li')
  await rows.nth(1).getByText('Flowers').dblclick()
  await expect(input).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' to keep')
  await page.keyboard.press('Tab')
  await expect(input).toHaveAttribute('aria-placeholder', 'Copy')
  await expect(input).toHaveText('')
  await page.keyboard.type('Yours')
  await page.keyboard.press('Escape')
  await expect(input).toHaveCount(0)
  await expect(rows).toHaveText(['FlowersCut this morning', 'Flowers to keepYours'])
  await studio.command('save-draft').click()
  await expect(studio.status).toHaveText('Draft, saved', { timeout: 30_000 })
  await studio.command('undo').click()
  await expect(rows).toHaveText(['FlowersCut this morning', 'Flowers to keep'])
})

test('what is pasted comes in as plain text in one line', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'Sand' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.shown(only.id).locator('h2').dblclick()
  const input = studio.frame.getByRole('textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await input.evaluate((node) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<b onclick="alert(1)">Palms</b>')
    clipboardData.setData('text/plain', 'Palms\nand pools')
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.locator('#field-title')).toHaveValue('Palms and pools')
  await expect(input.locator('b')).toHaveCount(0)
})

test('a word that is being composed is taken when it is done', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'Sand' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.shown(only.id).locator('h2').dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'す', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.imeSetComposition', { text: 'すな', selectionStart: 2, selectionEnd: 2 })
  await expect(studio.frame.getByRole('textbox')).toHaveText('すな')
  await session.send('Input.insertText', { text: '砂' })
  await expect(studio.frame.getByRole('textbox')).toHaveText('砂')
  await expect(page.locator('#field-title')).toHaveValue('砂')
  await page.keyboard.press('Enter')
  await expect(studio.shown(only.id).locator('h2')).toHaveText('砂')
})

test('undo while a text is being edited shows in it, and typing goes on', async ({ page, baseURL }) => {
  const only = row('introduction', { title: 'Sand' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.shown(only.id).locator('h2').dblclick()
  const input = studio.frame.getByRole('textbox')
  await page.keyboard.press('End')
  await page.keyboard.type('y')
  await expect(page.locator('#field-title')).toHaveValue('Sandy')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(input).toHaveText('Sand')
  await page.keyboard.type('s')
  await expect(page.locator('#field-title')).toHaveValue('Sands')
})

test('the words of a button are edited and it still leads where it led', async ({ page, baseURL }) => {
  const hero = row('hero', { link: { mode: 'href', href: '/resorts', text: 'Go', target: '_self' } })
  const studio = await openFrame({ page, baseURL, rows: [hero] })
  const link = studio.shown(hero.id).getByRole('link', { name: 'Go' })
  await link.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Find a room')
  await page.keyboard.press('Enter')
  const next = studio.shown(hero.id).getByRole('link', { name: 'Find a room' })
  await expect(next).toHaveAttribute('href', '/resorts')
})

test('Enter edits the first text of the selected element', async ({ page, baseURL }) => {
  const only = row('introduction', { eyebrow: 'Welcome', title: 'Sand' })
  const studio = await openFrame({ page, baseURL, rows: [only] })
  await studio.shown(only.id).click({ position: { x: 5, y: 5 } })
  await expect(studio.outline(only.id)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(studio.frame.getByRole('textbox')).toHaveText('Welcome')
  await page.keyboard.type(' home')
  await expect(page.locator('#field-eyebrow')).toHaveValue('Welcome home')
})
