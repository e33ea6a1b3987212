import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

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

  // In rows of an array, too: the clicked one of two equal texts, and an empty one that is not shown.
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
  await expect(studio.status).toHaveText('Draft, saved')
  await studio.command('undo').click()
  await expect(rows).toHaveText(['FlowersCut this morning', 'Flowers to keep'])
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
