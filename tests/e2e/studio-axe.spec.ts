import { expect, test } from '@playwright/test'
import { lookAt } from './helpers/axe'
import { createPage, openStudio, row, signIn } from './helpers/studio'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the studio's screens (${colorScheme})`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const page = await (await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' })).newPage()
    await signIn({ page })
    const only = row('introduction', { title: 'Look at me' })
    const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: [only] })
    const findings: string[] = []

    const studio = await openStudio({ page, id })
    findings.push(...(await lookAt(page, 'page panel')))
    await studio.item(only.id).click()
    await page.locator('#field-title').waitFor()
    findings.push(...(await lookAt(page, 'element')))
    await page.getByRole('tab', { name: 'Settings' }).click()
    findings.push(...(await lookAt(page, 'settings')))
    await page.getByRole('tab', { name: 'Add' }).click()
    findings.push(...(await lookAt(page, 'palette')))
    for (const address of ['/voix/pages', '/voix/pages/create', '/voix/reviews', '/voix/studio']) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      findings.push(...(await lookAt(page, address)))
    }
    await page.close()
    expect(findings).toEqual([])
  })
}
