import { expect, test, type Browser, type Page } from '@playwright/test'
import { createCatalogue, type CatalogueSlice } from 'voix/slices'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { slices } from '../../src/blocks/registry/configs'
import { layouts } from '../../src/layouts/registry/configs'
import { EMPTY, rowsOfPiece } from '../../src/slices/rowsOfPiece'
import { namesOf } from '../../src/tree'
import { lookAt } from './helpers/axe'
import { complaintsOf } from './helpers/complaints'
import { firstDifference } from './helpers/domLines'
import { widerThanPage } from './helpers/overflow'
import { createPage, signIn, type TestRow } from './helpers/studio'

const catalogue = createCatalogue(slices, layouts)
/** The limit per page, as every element is rendered three times. */
const MOST_ELEMENTS = 60
// Islands start at different times: the comparison is repeated until both have started.
const softly = expect.configure({ soft: true })
/** Slices whose documents depend on the reader's rights: editors see more of them. */
const BY_RIGHTS = ['fact-sheets', 'agent-dashboard']
/** Editors see a placeholder for the title, visitors a box without one. */
const WITHOUT_TITLE = 'accordion-item'
/** Slices whose templates have no address, film or resort: visitors see nothing until an editor chooses one. */
const TO_BE_CHOSEN = ['iframe', 'resort-amenities', 'trip-advisor', 'video-player']
/** The fixed time of all clocks. */
const NOW = new Date()

interface Sheet {
  layout: string
  rows: TestRow[]
  /** DOM ids of the elements with a template. */
  filled: string[]
  /** DOM ids of elements that differ between the site and the preview on purpose. */
  unlike: string[]
}

/** Returns the layout in which the slice is tested. */
function layoutOf({ layouts: own }: CatalogueSlice): string {
  return own === '*' || own.includes('blocks') ? 'blocks' : (own[0] ?? '')
}

/**
 * Returns slices with defaults, with a template and with empty fields: one of each per family, in `npm run test:all`
 * all.
 */
function variantsOf() {
  const all = catalogue.all.flatMap((slice) =>
    ['', ...Object.keys(slice.templates), EMPTY].map((variant) => ({ slice, variant })),
  )
  const kindOf = (variant: string) => (['', EMPTY].includes(variant) ? variant : 'template')
  // The families of single layouts are similar.
  const familyOf = (slice: CatalogueSlice) => (layoutOf(slice) === 'blocks' ? slice.admin.group : '')
  return sampleEach(all, ({ slice, variant }) => `${familyOf(slice)} ${kindOf(variant)}`)
}

/** Returns the variants on as few pages as their layouts and limits allow. */
function sheetsOf(): Sheet[] {
  const sheets: Sheet[] = []
  for (const { slice, variant } of variantsOf()) {
    const { name, templates } = slice
    const layout = layoutOf(slice)
    const rows = (rowsOfPiece(slice, variant || undefined, catalogue) as unknown as TestRow[]).map(withDomId)
    let sheet = sheets.find((one) => one.layout === layout && fits(one, rows))
    if (!sheet) sheets.push((sheet = { layout, rows: [], filled: [], unlike: [] }))
    sheet.rows.push(...rows)
    const ids = rows.filter(({ blockType }) => blockType === name).map(domIdOf)
    if (variant in templates && !TO_BE_CHOSEN.includes(name)) sheet.filled.push(...ids)
    if (BY_RIGHTS.includes(name) || (name === WITHOUT_TITLE && variant === EMPTY)) sheet.unlike.push(...ids)
  }
  return sheets
}

/** Adds a DOM id, by which the test finds the element on the site. */
function withDomId(row: TestRow): TestRow {
  const element = { ...row.element, properties: { domId: domIdOf(row), settings: {} } }
  return { ...row, element }
}

function domIdOf({ blockType, id }: TestRow): string {
  return `${blockType}-${id}`
}

/** Returns whether the rows keep the limits of a page and its slices, with unique names for links. */
function fits({ rows }: Sheet, more: readonly TestRow[]): boolean {
  const all = [...rows, ...more]
  const isTooMany = ({ blockType }: TestRow) =>
    all.filter((one) => one.blockType === blockType).length > (catalogue.find(blockType)?.maxPerPage ?? Infinity)
  const names = all.flatMap((row) => namesOf(row as never, catalogue.rules).map(({ name }) => name))
  return all.length <= MOST_ELEMENTS && new Set(names).size === names.length && !more.some(isTooMany)
}

// Distributes the sheets over two workers.
test.describe.configure({ mode: 'parallel' })
for (const [half, remainder] of [
  ['first', 0],
  ['second', 1],
] as const) {
  test(`slices with defaults, templates and empty fields are in the preview what they are for visitors, without a complaint of the browser, clean for axe at each width (${half} half)`, async ({
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
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) {
      const { id } = await createPage({ page: preview, baseURL: baseURL ?? '', ...sheet })
      const site = await openAsVisitor({ browser, preview, id, baseURL: baseURL ?? '', findings })
      await preview.goto(`/voix-preview/${id}?voix-sync`)
      await expect(preview.locator('[data-voix-following]')).toBeAttached()
      for (const width of [1280, 768, 375]) {
        await site.setViewportSize({ width, height: 900 })
        findings.push(...(await lookAt(site, `${sheet.layout} at ${width}`)), ...(await widerThanPage(site)))
      }
      await signIn({ page: site })
      await site.reload()
      const unseen = await unseenOn(site, sheet.rows.map(domIdOf))
      const without = [...unseen, ...sheet.unlike]
      await softly.poll(() => firstDifference({ site, preview, without }), { message: sheet.layout }).toBe('')
      expect.soft(unseen.filter((id) => sheet.filled.includes(id))).toEqual([])
      await site.context().close()
    }
    expect(findings).toEqual([])
  })
}

/**
 * Returns elements without content, which visitors do not see and editors see in the preview. Excludes elements that
 * are only data for the layout.
 */
function unseenOn(site: Page, ids: string[]): Promise<string[]> {
  return site.evaluate(
    (all) => all.filter((id) => document.getElementById(id)?.matches('[hidden]:not([data-apart])') ?? true),
    ids,
  )
}

/** Opens a draft by a preview link, as visitors will see it. */
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
