import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { bundleParts } from '../../src/host/parts/buildParts.mjs'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { demoPaths } from './helpers/demoPaths'
import { notAlive } from './helpers/islands'
import { widerThanPage } from './helpers/overflow'

// Each runtime of the islands with half of the pages: what they do is asked for slice by slice elsewhere.
for (const [remainder, runtime] of ['preact', 'react'].entries()) {
  test(`the demo’s pages, at 375 and 1280 px: axe finds nothing serious, nothing is wider than its page, islands wake by ${runtime} without a script of Next, and the browser has nothing to complain of`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(900_000)
    const paths = (await demoPaths(baseURL ?? '')).filter((_, index) => index % 2 === remainder)
    expect(paths.length).toBeGreaterThanOrEqual(20)
    const page = await browser.newPage({ reducedMotion: 'reduce', baseURL })
    const findings = complaintsOf(page)
    // Nothing else is written into the console either.
    page.on('console', (message) => {
      if (message.type() !== 'error') findings.push(`${page.url()}: ${message.text()}`)
    })
    const stop = runtime === 'preact' ? await serveParts(page, runtime) : undefined
    page.on('request', (request) => {
      if (/\/_next\/static\/chunks\/.*\.js/.test(request.url()))
        findings.push(`${page.url()} asks for ${request.url()}`)
    })
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      findings.push(...(await widerThanPage(page)))
    }
    const look = async (screen: string, width: number) => {
      await resize(width)
      findings.push(...(await lookAt(page, `${screen} at ${width}`)))
    }
    for (const path of paths) {
      // As on a phone, then as on one that has become a window.
      await page.setViewportSize({ width: 375, height: 900 })
      await page.goto(path)
      await look(path, 375)
      if ((await page.content()).includes('[object Object]')) findings.push(`${path} shows a value that is no text`)
      const islands = page.locator('voix-island:not([mode=none])')
      await expect.poll(() => islands.evaluateAll(notAlive), { message: path, intervals: [20, 50, 100] }).toEqual([])
      // The narrowest that a reader who zooms in has, and the narrowest with a whole menu.
      for (const width of [320, 1024]) await resize(width)
      await look(path, 1280)
    }
    expect(findings).toEqual([])
    // Its answer is a 404, of which the browser complains.
    await page.goto('/no/such/page')
    expect(await lookAt(page, 'not found')).toEqual([])
    await page.goto('/search?q=beach')
    expect(await lookAt(page, 'the search')).toEqual([])
    await page.close()
    await stop?.()
  })
}

/** The application's parts as a build with another runtime has them. */
async function serveParts(page: Page, runtime: 'preact') {
  const out = await mkdtemp(path.join(tmpdir(), 'voix-parts-'))
  const loader = await bundleParts({ projectDir: process.cwd(), partsDirs: ['src'], runtime, out })
  await page.route('**/_next/static/voix/*.js', (route) => {
    const file = path.basename(new URL(route.request().url()).pathname)
    return route.fulfill({ path: path.join(out, file.startsWith('loader-') ? loader : file) })
  })
  return () => rm(out, { recursive: true })
}
