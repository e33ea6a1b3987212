import { expect, test } from '@playwright/test'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { VISITS } from './helpers/axeVisits'
import { signIn } from './helpers/studio'

const VISITED = Object.entries(VISITS).flatMap(([where, visit]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ where, visit, colorScheme })),
)

for (const { where, visit, colorScheme } of sampleEach(VISITED, (visited) => visited.colorScheme)) {
  test(`axe finds nothing serious on ${where} (${colorScheme})`, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, colorScheme, reducedMotion: 'reduce' })).newPage()
    await signIn({ page })
    const findings = await visit({ page, baseURL })
    await page.context().close()
    expect(findings).toEqual([])
  })
}
