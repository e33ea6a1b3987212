import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

/** Every public page of the demo, from its own sitemap. */
const demoPaths = async (baseURL: string): Promise<string[]> => {
  const sitemap = await (await fetch(new URL('/sitemap.xml', baseURL))).text()
  const nested = [...sitemap.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  const texts = nested.length
    ? await Promise.all(nested.map(async (path) => (await fetch(new URL(path, baseURL))).text()))
    : [sitemap]
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname),
  )
  return [...new Set(paths)].filter((path) => !path.startsWith('/e2e'))
}

for (const width of [375, 1280]) {
  test(`axe finds nothing serious on any page of the demo at ${width} px`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const paths = await demoPaths(baseURL ?? '')
    expect(paths.length).toBeGreaterThanOrEqual(20)
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', baseURL })
    const findings: string[] = []
    for (const path of [...paths, '/no/such/page']) {
      await page.goto(path)
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
      for (const violation of violations) {
        if (violation.impact !== 'serious' && violation.impact !== 'critical') continue
        findings.push(
          `${path}: ${violation.id} at ${violation.nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        )
      }
    }
    await page.close()
    expect(findings).toEqual([])
  })
}
