import { heapOf, openBrowser, openEditView, openStudio } from './browser.mjs'
import { LEAST_PAIRS } from './difference.mjs'
import { benchEditing, createRest, timeInspector } from './editing.mjs'
import { installClock } from './latency.mjs'
import { createPage, deletePage, makeRows } from './pages.mjs'
import { comparison, printRow } from './report.mjs'
import { byTurns } from './turns.mjs'

const REST_MS = 3000
const HEAPS = 6
/**
 * The number of windows per side. Two windows of one version differ by 10 to 20 % for as long as they are open,
 * depending on the browser's compiled code. So a window counts as one value of the comparison, by its median.
 */
const WINDOWS = LEAST_PAIRS
const ORDINARY = 30

/**
 * Measures the studio at every size and throttle. Budgets are for an idle machine of two cores, unthrottled.
 * @param {{ servers: { url: string, account: object }[], sizes: number[], throttles: number[], rounds: number }}
 * options `servers`: the measured one, and the compared one, if any
 */
export async function benchStudio({ servers, sizes, throttles, rounds }) {
  const browser = await openBrowser()
  const rows = []
  const add = ({ times, pairs, ...what }) => {
    const row = { ...what, ...comparison(times, pairs) }
    rows.push(row)
    printRow(row)
  }
  try {
    for (const throttle of throttles) {
      await benchOrdinary({ browser, servers, throttle, rounds, add })
      for (const size of sizes) await benchSize({ browser, servers, size, throttle, rounds, add })
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function benchSize({ browser, servers, size, throttle, rounds, add }) {
  const { rows, first } = makeRows(size)
  const sides = []
  const openWindow = async (server) => {
    const window = await browser.open({ ...server, throttle })
    return { ...window, rest: createRest({ page: window.page, throttle }) }
  }
  try {
    for (const server of servers) {
      const side = { ...(await openWindow(server)), server, made: [] }
      sides.push(side)
      const { request } = side.page
      for (const own of [[], rows]) side.made.push(await createPage({ request, ...server, rows: own }))
    }
    const budgetOf = (figure) => (size === 1000 ? figure : null)
    const visits = await byTurns({ sides, rounds, measure: (side) => visitOnce(side, rows[0]) })
    const timesOf = (name) => visits.map((side) => side.map((visit) => visit[name]))
    add({
      work: 'open a page until it can be edited',
      size,
      throttle,
      times: timesOf('opened'),
      budget: budgetOf(1500),
    })
    // Before the heap, since garbage collection discards compiled code.
    add({ work: 'inspector of an element, first time', size, throttle, times: timesOf('inspector'), budget: 250 })
    const heaps = await byTurns({ sides, rounds: HEAPS, measure: heapOverEmpty })
    add({ work: 'heap, over an empty page', size, throttle, times: heaps, unit: 'MB', least: 1, budget: budgetOf(40) })
    const edits = pool()
    const windows = WINDOWS
    for (let window = 0; window < windows; window++) {
      for (const side of sides) {
        const last = side.context
        Object.assign(side, await openWindow(side.server))
        await last.close()
        await openOnce(side)
        await side.page.waitForTimeout(REST_MS)
        await installClock(side.page)
      }
      const own = { rows, first, size, throttle, rounds: Math.ceil(rounds / windows) }
      // The side that is first in one window is last in the next.
      if (window % 2 === 0) await benchEditing({ ...own, sides, add: edits.add })
      else await benchEditing({ ...own, sides: sides.toReversed(), add: turnedBack(edits.add) })
    }
    for (const row of edits.rows()) add(row)
  } finally {
    for (const { context, page, server, made } of sides) {
      for (const id of made) await deletePage({ request: page.request, ...server, id })
      await context.close()
    }
  }
}

/** Returns a function that adds a row whose sides are in reverse order. */
const turnedBack = (add) => (row) => add({ ...row, times: row.times.toReversed() })

/** Merges the rows of several windows into one row per work. The values of one window are one pair. */
function pool() {
  const rows = new Map()
  return {
    add: ({ work, times, ...what }) => {
      const windows = [...(rows.get(work)?.pairs ?? []), times]
      rows.set(work, {
        work,
        ...what,
        times: times.map((_, at) => windows.flatMap((sides) => sides[at])),
        pairs: windows,
      })
    },
    rows: () => [...rows.values()],
  }
}

async function openOnce({ page, made: [, id] }) {
  await page.goto('/voix/studio')
  return openStudio({ page, id })
}

/** Returns the milliseconds until the page is open, and of the first selection of an element in the idle window. */
async function visitOnce(side, row) {
  const opened = await openOnce(side)
  await side.page.waitForTimeout(REST_MS)
  await installClock(side.page)
  return { opened, inspector: await timeInspector(side, row) }
}

/**
 * Returns the megabytes of a page above an empty one that was opened just before, since the heap includes code compiled
 * in earlier visits.
 */
async function heapOverEmpty(side) {
  const { page, made } = side
  await page.goto('/voix/studio')
  await page.goto(`/voix/studio/${made[0]}`)
  await page
    .frameLocator('iframe[name=voix-preview]')
    .locator('[data-voix-connected=true]')
    .waitFor({ state: 'attached' })
  const empty = await heapAtRest(side)
  await openOnce(side)
  return ((await heapAtRest(side)) - empty) / 1e6
}

/** Returns the bytes after the window's work on opening has finished. */
async function heapAtRest({ page, session }) {
  await page.waitForTimeout(REST_MS)
  return heapOf(session)
}

const STUDIO = {
  work: 'open an ordinary page',
  size: ORDINARY,
  budgets: { cold: 2000, warm: 800 },
  make: ({ page, server }) =>
    createPage({ request: page.request, ...server, rows: withFreshIds(makeRows(ORDINARY).rows) }),
  open: openStudio,
  remove: ({ page, server, id }) => deletePage({ request: page.request, ...server, id }),
}
const EDIT_VIEW = {
  work: "Payload's edit view of a special",
  size: '-',
  budgets: {},
  make: ({ page }) => idOfASpecial(page.request),
  open: ({ page, id }) => openEditView({ page, path: `/voix/collections/specials/${id}` }),
  remove: () => {},
}

/**
 * Measures an ordinary page, in a new window and in one that is used all day (the browser caches compiled scripts from
 * the second visit on). The server is warm in both. At the same time, in a window of its own, measures Payload's edit
 * view of a document, which shows the current speed of the machine.
 */
async function benchOrdinary({ browser, servers, throttle, rounds, add }) {
  const sides = [STUDIO, EDIT_VIEW].flatMap((view) => servers.map((server) => ({ view, server })))
  const openWindow = async ({ view, server }) => {
    const window = { ...(await browser.open({ ...server, throttle })), view, server }
    return { ...window, id: await view.make(window) }
  }
  const visit = async (window) => {
    const took = await window.view.open(window)
    await window.page.goto('/voix/studio')
    return took
  }
  const close = async (window) => {
    await window.view.remove(window)
    await window.context.close()
  }
  const visitAnew = async (side) => {
    const window = await openWindow(side)
    await window.takeTurn()
    const took = await visit(window)
    await close(window)
    return took
  }
  const addRows = (state, taken, notCounted) => {
    for (const { work, size, budgets } of [STUDIO, EDIT_VIEW]) {
      const times = taken.filter((_, at) => sides[at].view.work === work).map((side) => side.slice(notCounted))
      add({ work: `${work}, ${state}`, size, throttle, times, budget: budgets[state] })
    }
  }
  addRows('cold', await byTurns({ sides, rounds: rounds + 1, measure: visitAnew }), 1)
  const windows = []
  for (const side of sides) windows.push(await openWindow(side))
  addRows('warm', await byTurns({ sides: windows, rounds: rounds + 2, measure: visit }), 2)
  for (const window of windows) await close(window)
}

async function idOfASpecial(request) {
  const answer = await request.get('/api/specials?limit=1&depth=0')
  const [special] = (await answer.json()).docs
  if (!special) throw new Error('The server to measure has no special: start it with the demo')
  return special.id
}

function withFreshIds(rows) {
  const ids = new Map(rows.map(({ id }) => [id, crypto.randomUUID()]))
  return rows.map((row) => ({
    ...row,
    id: ids.get(row.id),
    element: { ...row.element, parent: ids.get(row.element.parent) ?? null },
  }))
}
