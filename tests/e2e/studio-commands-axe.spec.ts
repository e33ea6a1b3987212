import { expect, test } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { createPage, openStudio, row, signIn } from './helpers/studio'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on palette, menu, sheet, dialogs and focus mode (${colorScheme})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const page = await (await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' })).newPage()
    await signIn({ page })
    const rows = [row('introduction', { title: 'One' }), row('introduction', { title: 'Two' })]
    const { id } = await createPage({ page, baseURL: baseURL ?? '', rows })
    const studio = await openStudio({ page, id })
    const [one, two] = rows
    await studio.item(one?.id ?? '').click()
    await page.locator('#field-title').waitFor()
    const findings: string[] = []
    for (const { keys, shown } of [
      { keys: 'Control+k', shown: '[role=listbox]' },
      { keys: '?', shown: '[data-shortcut-of]' },
      { keys: 'Shift+F10', shown: '[role=menu]' },
      { keys: 'Control+Shift+m', shown: '[role=listbox]' },
    ]) {
      await page.keyboard.press(keys)
      await page.locator(shown).first().waitFor()
      findings.push(...(await lookAt(page, keys)))
      await page.keyboard.press('Escape')
      await expect(page.locator(shown)).toHaveCount(0)
    }
    await page.keyboard.press('Control+k')
    await page.keyboard.type('theme colour')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Theme colour' }).waitFor()
    findings.push(...(await lookAt(page, 'theme colour')))
    await page.keyboard.press('Escape')
    await studio.item(two?.id ?? '').click({ modifiers: ['Shift'] })
    await page.getByRole('heading', { name: '2 elements' }).waitFor()
    findings.push(...(await lookAt(page, 'several elements')))
    await page.keyboard.press('Control+.')
    await expect(page.locator('[data-voix-region=bar]')).toHaveCount(0)
    findings.push(...(await lookAt(page, 'focus mode')))
    await page.close()
    expect(findings).toEqual([])
  })
}
