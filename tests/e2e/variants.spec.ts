import { expect, test, type Browser, type Page } from '@playwright/test'
import { createCatalogue } from 'voix/slices'
import { slices } from '../../src/blocks/registry/configs'
import { layouts } from '../../src/layouts/registry/configs'
import { EMPTY, rowsOfPiece } from '../../src/slices/rowsOfPiece'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { firstDifference } from './helpers/domLines'
import { widerThanPage } from './helpers/overflow'
import { createPage, signIn, type TestRow } from './helpers/studio'

const catalogue = createCatalogue(slices, layouts)
/** Of one page: what stands on it is looked at three times. */
const MOST_ELEMENTS = 60
/** Clocks show one time. */
const NOW = new Date()
const softly = expect.configure({ soft: true, timeout: 10_000 })

interface Sheet {
  layout: string
  rows: TestRow[]
}

/** Every slice with its defaults, with each of its templates and with empty fields, on as few pages as their layouts allow. */
function sheetsOf(): Sheet[] {
  const sheets: Sheet[] = []
  for (const slice of catalogue.all) {
    const layout = slice.layouts === '*' || slice.layouts.includes('blocks') ? 'blocks' : (slice.layouts[0] ?? '')
    const variants = [undefined, ...Object.keys(slice.templates), EMPTY]
    const rows = variants.flatMap((variant) => rowsOfPiece(slice, variant, catalogue) as unknown as TestRow[])
    const open = sheets.find((sheet) => sheet.layout === layout && sheet.rows.length + rows.length <= MOST_ELEMENTS)
    if (open) open.rows.push(...rows)
    else sheets.push({ layout, rows })
  }
  return sheets
}

// Two workers share the sheets.
for (const [half, remainder] of [
  ['first', 0],
  ['second', 1],
] as const) {
  test(`every slice with every template and with empty fields: for visitors as in the preview, clean for axe at each width (${half} half)`, async ({
    browser,
    page: preview,
    baseURL,
  }) => {
    test.setTimeout(900_000)
    await signIn({ page: preview })
    await preview.emulateMedia({ reducedMotion: 'reduce' })
    await preview.clock.setFixedTime(NOW)
    const findings = complaintsOf(preview)
    const sheets = sheetsOf().filter((_, index) => index % 2 === remainder)
    expect(sheets.length).toBeGreaterThan(3)
    for (const sheet of sheets) {
      const { id } = await createPage({ page: preview, baseURL: baseURL ?? '', ...sheet })
      const site = await openAsVisitor({ browser, preview, id, baseURL: baseURL ?? '', findings })
      await preview.goto(`/_voix/preview/${id}?voix-sync`)
      await expect(preview.locator('[data-voix-following]')).toBeAttached()
      const named = sheet.rows.map(({ blockType }) => blockType).join()
      await softly.poll(() => firstDifference({ site, preview }), { message: named }).toBe('')
      for (const width of [1280, 768, 375]) {
        await site.setViewportSize({ width, height: 900 })
        findings.push(...(await lookAt(site, `${sheet.layout} at ${width}`)), ...(await widerThanPage(site)))
      }
      await site.context().close()
    }
    expect(findings).toEqual([])
  })
}

/** A draft as visitors will see it, by a preview link. */
async function openAsVisitor(input: {
  browser: Browser
  preview: Page
  id: string
  baseURL: string
  findings: string[]
}): Promise<Page> {
  const { browser, preview, id, baseURL, findings } = input
  const made = await preview.request.post(`/api/voix/pages/${id}/preview-links`, {
    data: { days: 1 },
    headers: { Origin: new URL(baseURL).origin },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { path } = (await made.json()) as { path: string }
  const site = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage()
  const complaints = complaintsOf(site)
  site.on('close', () => findings.push(...complaints))
  await site.clock.setFixedTime(NOW)
  await site.goto(path)
  return site
}
