import { timeKey, timeOne } from './latency.mjs'
import { byTurns } from './turns.mjs'

/**
 * Milliseconds between two operations, as a user presses one key after another. The studio's work after the paint (its
 * list, the inspector) has finished by then. On a throttled CPU the work and the pause are multiplied: a key in the
 * middle of it would wait for a random time. The rows "in a row" measure faster keys, 60 ms apart.
 */
const PAUSE = 250
const FAST = 60

/** Milliseconds per frame at 60 Hz. */
const FRAME = 1000 / 60
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Waits for a pause plus a varying part of a frame. The previous measurement ended with a paint: after a constant
 * pause, every operation would start at the same moment between two frames.
 */
export function createRest({ page, throttle }) {
  let times = 0
  return (pause = PAUSE * throttle) => page.waitForTimeout(pause + FRAME * ((++times * GOLDEN) % 1))
}

const WORDS = ['the ', 'quick ', 'brown ', 'fox ', 'jumps ', 'over ', 'it ', 'all']
/**
 * Moves per round. They are fast, and the medians of 40 vary by 10 %. An even number, down and up again, so that the
 * element is back in its place for the next window.
 */
const MOVES = 6
/** Operations before the other side's turn. */
const BLOCK = 10

/** Only the budget of a key applies to pages of this size. */
const isLarge = (size) => size >= 5000

/**
 * Measures an editor's operations on a page that is open on every side: selecting elements, typing, changing the
 * structure, saving.
 */
export async function benchEditing({ sides, rows, first, size, throttle, rounds, add }) {
  const options = { sides, rows, first, size, rounds, add: (row) => add({ size, throttle, ...row }) }
  await inspectors(options)
  await typing(options)
  await structure(options)
  await moves(options)
  await saves(options)
}

function itemOf(page, id) {
  return page.locator(`[role=treeitem][data-element-id="${id}"]`)
}

function titleOf(page, id) {
  return page.locator(`[data-inspected-element="${id}"] #field-title`)
}

/** Returns the milliseconds from a click on an element to the form of its fields. */
export async function timeInspector({ page, rest }, { id }) {
  const until = `[data-inspected-element="${id}"] [id^="field-"]`
  await rest()
  return timeOne({ page, until, act: () => itemOf(page, id).click() })
}

/** Measures elements of two slices that were selected before. */
async function inspectors({ sides, rows, rounds, add }) {
  const two = [rows.find(({ blockType }) => blockType === 'group'), rows[0]]
  for (const side of sides) for (const row of two) await timeInspector(side, row)
  const times = await byTurns({
    sides,
    rounds,
    block: BLOCK,
    measure: (side, round) => timeInspector(side, two[round % 2]),
  })
  add({ work: 'inspector of an element, again', times, budget: 100 })
}

async function typing({ sides, first, size, add }) {
  for (const { page } of sides) {
    await itemOf(page, first).click()
    await titleOf(page, first).click()
  }
  const selector = `[data-voix-element="${first}"]`
  const typed = await byTurns({
    sides,
    rounds: WORDS.length,
    measure: async ({ page, rest }, round) => {
      await rest()
      const times = []
      for (const key of WORDS[round]) times.push(await timeKey({ page, inFrame: true, selector, key }))
      return times
    },
  })
  add({ work: 'key to preview paint', times: typed.map((side) => side.flat()), budget: isLarge(size) ? 60 : 40 })
}

async function structure({ sides, first, size, rounds, add }) {
  const measured = await byTurns({
    sides,
    rounds,
    block: BLOCK,
    measure: async ({ page, rest }) => {
      await itemOf(page, first).click()
      const press = async (key) => {
        await rest()
        return timeKey({ page, inFrame: true, key })
      }
      const duplicate = await press('Control+d')
      const move = await press('Alt+ArrowDown')
      const removal = await press('Delete')
      const undo = await press('Control+z')
      return { duplicate, move, delete: [removal, await press('Control+Shift+z')], undo }
    },
  })
  for (const name of ['duplicate', 'move', 'delete', 'undo']) {
    const times = measured.map((side) => side.flatMap((round) => round[name]))
    add({ work: `${name} to preview paint`, times, budget: isLarge(size) ? null : 50 })
  }
}

async function moves({ sides, first, rounds, add }) {
  const times = await byTurns({
    sides,
    rounds: rounds * MOVES,
    block: BLOCK,
    measure: async ({ page, rest }, round) => {
      if (round % BLOCK === 0) {
        await itemOf(page, first).click()
        await rest()
      } else {
        await rest(FAST)
      }
      return timeKey({ page, inFrame: true, key: round % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp' })
    },
  })
  add({ work: 'move to preview paint, many in a row', times })
}

async function saves({ sides, first, size, rounds, add }) {
  for (const { page } of sides) await itemOf(page, first).click()
  const times = await byTurns({
    sides,
    rounds,
    block: 2,
    measure: async ({ page }) => {
      await titleOf(page, first).fill(`Saved ${Date.now()}`)
      const answered = page.waitForResponse((response) => response.url().endsWith('/save'))
      await page.keyboard.press('Control+s')
      const answer = await answered
      if (!answer.ok()) throw new Error(`The save was refused: ${await answer.text()}`)
      await answer.finished()
      await page.locator('[data-save-state]').getByText('Draft, saved').waitFor()
      return answer.request().timing().responseEnd
    },
  })
  add({ work: 'save of one changed field', times, budget: isLarge(size) ? null : 250 })
}
