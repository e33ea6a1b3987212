import { expect, test } from '@playwright/test'
import { paragraphs } from '../../src/blocks/lib/richText'
import { inspect } from './helpers/inspect'
import { row } from './helpers/studio'

const EDITOR = '[data-field-path="copy"] [contenteditable=true]'

test('undo keeps the focus in rich text: what is typed next goes there, and Backspace takes a letter', async ({
  page,
  baseURL,
}) => {
  const only = row('introduction', { copy: paragraphs('Sand.') })
  const studio = await inspect({ page, baseURL, rows: [only] })
  await page.locator(EDITOR).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Palms')
  await expect(studio.shown(only.id)).toContainText('Sand. Palms')
  await page.keyboard.press('Control+z')
  await expect(page.locator(EDITOR)).toHaveText('Sand.')
  await expect(page.locator(EDITOR)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(page.locator(EDITOR)).toHaveText('Sand')
  await page.keyboard.type(' and sea')
  await expect(studio.shown(only.id)).toContainText('Sand and sea')
})
