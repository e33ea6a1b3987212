import { expect, test, type Browser, type Page } from '@playwright/test'
import { createCatalogue } from 'voix/slices'
import { slices } from '../../src/blocks/registry/configs'
import { layouts } from '../../src/layouts/registry/configs'
import { EMPTY, rowsOfPiece } from '../../src/slices/rowsOfPiece'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { widerThanPage } from './helpers/overflow'
import { createPage, signIn, type TestRow } from './helpers/studio'

const catalogue = createCatalogue(slices, layouts)
/** Of one page: what stands on it is looked at three times. */
const MOST_ELEMENTS = 60
/** Clocks show one time. */
const NOW = new Date()

interface Sheet {
  layout: string
  rows: TestRow[]
}

/** Every slice with its defaults, with each of its templates and with empty fields, on as few pages as their layouts and limits allow. */
function sheetsOf(): Sheet[] {
  const sheets: Sheet[] = []
  for (const slice of catalogue.all) {
    const layout = slice.layouts === '*' || slice.layouts.includes('blocks') ? 'blocks' : (slice.layouts[0] ?? '')
    for (const variant of [undefined, ...Object.keys(slice.templates), EMPTY]) {
      const rows = rowsOfPiece(slice, variant, catalogue) as unknown as TestRow[]
      const open = sheets.find((sheet) => sheet.layout === layout && fits(sheet, rows))
      if (open) open.rows.push(...rows)
      else sheets.push({ layout, rows })
    }
  }
  return sheets
}

/** A page holds so many elements, and of some slices so many. */
function fits({ rows }: Sheet, more: readonly TestRow[]): boolean {
  const all = [...rows, ...more]
  const isTooMany = ({ blockType }: TestRow) =>
    all.filter((one) => one.blockType === blockType).length > (catalogue.find(blockType)?.maxPerPage ?? Infinity)
  return all.length <= MOST_ELEMENTS && !more.some(isTooMany)
}

// Two workers share the sheets.
for (const [half, remainder] of [
  ['first', 0],
  ['second', 1],
] as const) {
  test(`every slice with every template and with empty fields: no complaint of the browser for visitors nor in the preview, clean for axe at each width (${half} half)`, async ({
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
