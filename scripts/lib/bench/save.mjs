import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { openBrowser } from './browser.mjs'
import { createPage, deletePage, makeRows } from './pages.mjs'
import { summary } from './report.mjs'

const ORDINARY = 30
/** Milliseconds, by number of elements. */
const BUDGETS = { [ORDINARY]: 60, 1000: 250 }
const SEEN_BUDGET = 1000

/**
 * Measures saving and publishing one changed text over HTTP, as the studio does, and the time until a visitor sees it.
 */
export async function benchSave({ server, rounds }) {
  const browser = await openBrowser()
  const rows = []
  const add = (row) => {
    rows.push(row)
    console.log(`  ${row.work}, ${row.size} elements: ${row.median} ms (p95 ${row.p95} ms)`)
  }
  const { context, page } = await browser.open(server)
  try {
    for (const size of [ORDINARY, 1000]) await benchSize({ request: page.request, server, size, rounds, add })
  } finally {
    await context.close()
    await browser.close()
  }
  return rows
}

async function benchSize({ request, server, size, rounds, add }) {
  const made = makeRows(size)
  const id = await createPage({ request, ...server, rows: made.rows, status: 'published' })
  const headers = { Origin: new URL(server.url).origin }
  const opened = await (await request.get(`/api/voix/pages/${id}/open`, { headers })).json()
  const path = opened.page.path
  let [first] = opened.rows
  let { rev } = opened

  const save = async (action, title) => {
    const after = { ...first, title }
    const data = { baseRev: rev, operationId: randomUUID(), action, change: changeOf({ before: first, after }) }
    const began = performance.now()
    const answer = await request.post(`/api/voix/pages/${id}/save`, { data, headers })
    const took = performance.now() - began
    if (!answer.ok()) throw new Error(`The save was refused: ${await answer.text()}`)
    first = after
    rev = (await answer.json()).rev
    return took
  }
  try {
    for (const [work, action] of [
      ['save a draft', 'saveDraft'],
      ['publish', 'quickSave'],
    ]) {
      await save(action, `${action} warm`)
      const times = []
      for (let round = 0; round < rounds; round += 1) times.push(await save(action, `${action} ${round}`))
      add({ work, size, ...summary(times), budget: BUDGETS[size] })
    }
    const seen = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await save('quickSave', `seen ${round}`)
      const html = await (await fetch(server.url + path)).text()
      if (!html.includes(`seen ${round}`))
        throw new Error('The first visitor after the publishing was shown the old page.')
      seen.push(performance.now() - began)
    }
    add({ work: 'publish, until a visitor has read it', size, ...summary(seen), budget: SEEN_BUDGET })
  } finally {
    await deletePage({ request, ...server, id })
  }
}

/** As the studio sends it (tree/diff.ts). */
function changeOf({ before, after }) {
  return {
    page: {},
    rows: { added: {}, updated: { [after.id]: [before, after] }, removed: {} },
    order: {},
    orphans: null,
  }
}
