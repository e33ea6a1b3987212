import { expect, test } from '@playwright/test'
import { openFrame } from './helpers/frame'
import { row } from './helpers/studio'

test('a right click keeps a selection that the element belongs to', async ({ page, baseURL }) => {
  const rows = [row('introduction'), row('introduction')]
  const [first = '', second = ''] = rows.map(({ id }) => id)
  const studio = await openFrame({ page, baseURL, rows })
  await studio.shown(first).click()
  await studio.shown(second).click({ modifiers: ['ControlOrMeta'] })
  await studio.shown(first).click({ button: 'right' })
  await expect(studio.outline(first)).toHaveAttribute('data-kind', 'selected')
  await expect(studio.outline(second)).toHaveAttribute('data-kind', 'selected')
})
