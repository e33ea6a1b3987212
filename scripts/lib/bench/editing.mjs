import { installClock, summary, timeKey, timeOne } from './latency.mjs'

/**
 * Milliseconds between two operations: as fast as a person presses one key and another. What the studio does after the picture (its own
 * list, the inspector) is done by then; how it takes keys that come faster is in the rows "in a row", 60 ms apart.
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
function createRest(page) {
  let times = 0
  return (pause) => page.waitForTimeout(pause + FRAME * ((++times * GOLDEN) % 1))
}

const TEXT = 'the quick brown fox jumps over it all'

/** Of the budgets, only the one of a key is given for pages this large. */
const isLarge = (size) => size >= 5000

/** What an editor does on an open page: types, changes the structure, looks at another element, saves. */
export async function benchEditing({ page, rows, first, size, throttle, rounds, add }) {
  const common = { size, throttle }
  await installClock(page)
  await inspectors({ page, rows, rounds, add, common })
  await page.locator(`[role=treeitem][data-element-id="${first}"]`).click()
  const title = page.locator(`[data-inspected-element="${first}"] #field-title`)
  await title.click()
  const keys = []
  for (const letter of TEXT) {
    keys.push(await timeKey({ page, inFrame: true, selector: element(first), key: letter }))
  }
  add({ work: 'key to preview paint', ...common, ...summary(keys), budget: isLarge(size) ? 60 : 40 })
  await structure({ page, first, rounds, add, common })
  await save({ page, title, first, add, common })
}

function element(id) {
  return `[data-voix-element="${id}"]`
}

async function structure({ page, first, rounds, add, common }) {
  const item = page.locator(`[role=treeitem][data-element-id="${first}"]`)
  const times = { duplicate: [], move: [], delete: [], undo: [] }
  const rest = createRest(page)
  const press = async (name, key) => {
    times[name].push(await timeKey({ page, inFrame: true, key }))
    await rest(PAUSE)
  }
  for (let round = 0; round < rounds; round++) {
    await item.click()
    await rest(PAUSE)
    await press('duplicate', 'Control+d')
    await press('move', 'Alt+ArrowDown')
    await press('delete', 'Delete')
    await press('undo', 'Control+z')
    await press('delete', 'Control+Shift+z')
  }
  for (const [name, taken] of Object.entries(times)) {
    add({ work: `${name} to preview paint`, ...common, ...summary(taken), budget: isLarge(common.size) ? null : 50 })
  }
  const moves = []
  await item.click()
  await rest(PAUSE)
  for (let round = 0; round < rounds; round++) {
    const key = round % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp'
    moves.push(await timeKey({ page, inFrame: true, key }))
    await rest(FAST)
  }
  add({ work: 'move to preview paint, many in a row', ...common, ...summary(moves) })
}

/** The form of an element of a slice that was not looked at before, and of one that was. */
async function inspectors({ page, rows, rounds, add, common }) {
  const [one, other] = rows.filter(
    ({ blockType, element: { parent } }) => blockType === 'introduction' || parent === null,
  )
  const rest = createRest(page)
  const open = async (id) => {
    const item = page.locator(`[role=treeitem][data-element-id="${id}"]`)
    const until = `[data-inspected-element="${id}"] [id^="field-"]`
    await rest(PAUSE)
    return timeOne({ page, until, act: () => item.click() })
  }
  const firstTime = await open(one.id)
  add({ work: 'inspector of an element, first time', ...common, ...summary([firstTime]), budget: 250 })
  await open(other.id)
  const again = []
  for (let round = 0; round < rounds; round++) again.push(await open(round % 2 === 0 ? one.id : other.id))
  add({ work: 'inspector of an element, again', ...common, ...summary(again), budget: 100 })
}

async function save({ page, title, first, add, common }) {
  await page.locator(`[role=treeitem][data-element-id="${first}"]`).click()
  const times = []
  for (let round = 0; round < 10; round++) {
    await title.fill(`Saved ${round}`)
    const answered = page.waitForResponse((response) => response.url().endsWith('/save'))
    await page.keyboard.press('Control+s')
    const answer = await answered
    if (!answer.ok()) throw new Error(`The save was refused: ${await answer.text()}`)
    await answer.finished()
    times.push(answer.request().timing().responseEnd)
    await page.locator('[data-save-state]').getByText('Draft, saved').waitFor()
  }
  add({ work: 'save of one changed field', ...common, ...summary(times), budget: isLarge(common.size) ? null : 250 })
}
