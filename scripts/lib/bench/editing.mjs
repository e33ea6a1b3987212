import { timeKey, timeOne } from './latency.mjs'
import { byTurns } from './turns.mjs'

/**
 * Milliseconds between two operations: as fast as a person presses one key and another. What the studio does after the picture (its own
 * list, the inspector) is done by then; on a throttled processor it takes as many times as long, and so does the pause: a key that comes
 * into the middle of it waits by chance for a little or for much. How it takes keys that come faster is in the rows "in a row", 60 ms apart.
 */
const PAUSE = 250
const FAST = 60

/** Of a screen of 60 pictures per second, in milliseconds. */
const FRAME = 1000 / 60
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Waits for a pause and a part of a frame, another one each time: the last measure ended with a picture, and after a pause of always the same
 * length each operation would meet the same moment between two pictures, by chance just before one or just behind it.
 */
export function createRest({ page, throttle }) {
  let times = 0
  return (pause = PAUSE * throttle) => page.waitForTimeout(pause + FRAME * ((++times * GOLDEN) % 1))
}

const WORDS = ['the ', 'quick ', 'brown ', 'fox ', 'jumps ', 'over ', 'it ', 'all']
/**
 * In a row, for each round of the others: they take little time, and 40 of them lie 10 % on either side of 40 others. An even number: down and up
 * again, so that the element stands where it stood for the next window.
 */
const MOVES = 6
/** Of operations, before the next side's turn. */
const BLOCK = 10

/** Of the budgets, only the one of a key is given for pages this large. */
const isLarge = (size) => size >= 5000

/** What an editor does on a page that is open on every side: looks at elements, types, changes the structure, saves. */
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

/** Milliseconds from a click on an element to the form of its fields. */
export async function timeInspector({ page, rest }, { id }) {
  const until = `[data-inspected-element="${id}"] [id^="field-"]`
  await rest()
  return timeOne({ page, until, act: () => itemOf(page, id).click() })
}

/** Of elements of two slices, which were looked at before. */
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
