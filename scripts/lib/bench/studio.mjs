import { heapOf, openBrowser, openEditView, openStudio } from './browser.mjs'
import { benchEditing } from './editing.mjs'
import { summary } from './latency.mjs'
import { createPage, deletePage, makeRows } from './pages.mjs'

const OPENINGS = 5
/** A warm opening is short, and five of them lie 10 % on either side of five others. */
const WARM_OPENINGS = 15
const REST_MS = 3000
const ORDINARY = 30

/** Every figure of the studio, at every size and throttle. Budgets hold for an idle machine of two cores, unthrottled. */
export async function benchStudio({ server, sizes, throttles, rounds }) {
  const browser = await openBrowser(server)
  const rows = []
  const add = (row) => {
    rows.push(row)
    const { work, size, throttle, median, p95, unit = 'ms' } = row
    console.log(
      `  ${work}${size === '-' ? '' : `, ${size} elements`}, CPU ${throttle}x: ${median} ${unit} (p95 ${p95} ${unit})`,
    )
  }
  try {
    for (const throttle of throttles) {
      await benchOrdinary({ browser, server, throttle, add })
      for (const size of sizes) await benchSize({ browser, server, size, throttle, rounds, add })
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function benchSize({ browser, server, size, throttle, rounds, add }) {
  const { context, page, session } = await browser.open({ ...server, throttle })
  const empty = await createPage({ request: page.request, ...server, rows: [] })
  const { rows, first } = makeRows(size)
  const id = await createPage({ request: page.request, ...server, rows })
  try {
    // As often as the other page: the heap holds what the browser has kept compiled since the visits before.
    for (let round = 0; round < OPENINGS; round++) {
      await page.goto('/voix/studio')
      await page.goto(`/voix/studio/${empty}`)
      await page
        .frameLocator('iframe[name=voix-preview]')
        .locator('[data-voix-connected=true]')
        .waitFor({ state: 'attached' })
    }
    const before = await heapAtRest({ page, session })
    const openings = []
    for (let round = 0; round < OPENINGS; round++) {
      await page.goto('/voix/studio')
      openings.push(await openStudio({ page, id }))
    }
    const budget = size === 1000 ? 1500 : null
    add({ work: 'open a page until it can be edited', size, throttle, ...summary(openings), budget })
    const grown = Number((((await heapAtRest({ page, session })) - before) / 1e6).toFixed(1))
    const heap = { median: grown, p95: grown, rounds: 1, unit: 'MB', budget: size === 1000 ? 40 : null }
    add({ work: 'heap, over an empty page', size, throttle, ...heap })
    await benchEditing({ page, rows, first, size, throttle, rounds, add })
  } finally {
    for (const made of [id, empty]) await deletePage({ request: page.request, ...server, id: made })
    await context.close()
  }
}

/** With what the window does once it has opened. */
async function heapAtRest({ page, session }) {
  await page.waitForTimeout(REST_MS)
  return heapOf(session)
}

/**
 * A page as editors know it: in a window that has never been here, and where the studio is open all day (the browser keeps compiled
 * scripts from the second visit on). The server has answered before in both. Beside it, in the same minutes and with an own window,
 * Payload's own edit view of a document: how fast the machine is at the moment shows in it.
 */
async function benchOrdinary({ browser, server, throttle, add }) {
  const { rows } = makeRows(ORDINARY)
  const visit = async (visits) => {
    const { context, page } = await browser.open({ ...server, throttle })
    const id = await createPage({ request: page.request, ...server, rows: withFreshIds(rows) })
    const times = []
    for (let round = 0; round < visits; round++) {
      times.push(await openStudio({ page, id }))
      await page.goto('/voix/studio')
    }
    await deletePage({ request: page.request, ...server, id })
    await context.close()
    return times
  }
  const visitEditView = async (visits) => {
    const { context, page } = await browser.open({ ...server, throttle })
    const path = await pathOfADocument(page.request)
    const times = []
    for (let round = 0; round < visits; round++) {
      times.push(await openEditView({ page, path }))
      await page.goto('/voix/studio')
    }
    await context.close()
    return times
  }
  const [own, peer] = [visit, visitEditView]
  const cold = { own: [], peer: [] }
  for (const one of [own, peer]) await one(1)
  for (let round = 0; round < OPENINGS; round++) {
    cold.own.push(...(await own(1)))
    cold.peer.push(...(await peer(1)))
  }
  const warm = { own: (await own(WARM_OPENINGS + 2)).slice(2), peer: (await peer(WARM_OPENINGS + 2)).slice(2) }
  const common = { size: ORDINARY, throttle }
  add({ work: 'open an ordinary page, cold', ...common, ...summary(cold.own), budget: 2000 })
  add({ work: "Payload's edit view of a special, cold", size: '-', throttle, ...summary(cold.peer) })
  add({ work: 'open an ordinary page, warm', ...common, ...summary(warm.own), budget: 800 })
  add({ work: "Payload's edit view of a special, warm", size: '-', throttle, ...summary(warm.peer) })
}

/** The edit view of one of the demo's documents. */
async function pathOfADocument(request) {
  const answer = await request.get('/api/specials?limit=1&depth=0')
  const [special] = (await answer.json()).docs
  if (!special) throw new Error('The server to measure has no special: start it with the demo')
  return `/voix/collections/specials/${special.id}`
}

function withFreshIds(rows) {
  const ids = new Map(rows.map(({ id }) => [id, crypto.randomUUID()]))
  return rows.map((row) => ({
    ...row,
    id: ids.get(row.id),
    element: { ...row.element, parent: ids.get(row.element.parent) ?? null },
  }))
}
