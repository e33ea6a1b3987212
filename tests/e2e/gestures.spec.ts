import { expect, test, type Page } from '@playwright/test'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { expectHistory } from './helpers/expectedHistory'
import { nextGesture } from './helpers/gestures'
import { readPage } from './helpers/inspect'
import { readShape, shapeOf } from './helpers/pageShape'
import { createRandom } from './helpers/random'
import { sameRows, unchanged } from './helpers/rowChecks'
import { createPage, openStudio, row, signIn, type TestRow } from './helpers/studio'
import { watchState, type StateRow } from './helpers/studioState'

/** `VOIX_GESTURES_SEED=7` tries other gestures. */
const SEED = Number(process.env.VOIX_GESTURES_SEED ?? 20_260)
const STEPS = repeats({ test: 25, all: 200 })

// A trace of hundreds of gestures is too large to open. The seed repeats them.
test.use({ trace: 'off', actionTimeout: 20_000, viewport: { width: 1440, height: 1900 } })

function startRows(): TestRow[] {
  const into = (parent: TestRow, slot: string, title: string) => {
    const made = row('introduction', { title }, parent.id)
    return { ...made, element: { ...made.element, slot } }
  }
  const [outer, columns, last] = [row('group'), row('columns'), row('group')]
  const inner = row('group', {}, outer.id)
  return [
    row('introduction', { title: 'Welcome' }),
    outer,
    ...['One', 'Two', 'Three'].map((title) => into(outer, 'default', title)),
    inner,
    ...['Four', 'Five'].map((title) => into(inner, 'default', title)),
    columns,
    ...['Six', 'Seven'].map((title) => into(columns, 'column1', title)),
    ...['Eight', 'Nine'].map((title) => into(columns, 'column2', title)),
    last,
    ...['Ten', 'Eleven'].map((title) => into(last, 'default', title)),
    ...['Twelve', 'Thirteen', 'Fourteen', 'Goodbye'].map((title) => row('introduction', { title })),
  ]
}

/** Returns the first difference of the frame or the list from the rows, or `null`. */
async function differenceOf({ page, rows }: { page: Page; rows: readonly StateRow[] }): Promise<string | null> {
  const [is, wanted] = [await readShape(page), shapeOf(rows)]
  const parts = (['shown', 'listed'] as const).filter((key) => JSON.stringify(is[key]) !== JSON.stringify(wanted[key]))
  if (parts.length === 0) return null
  return parts.map((key) => `${key}: ${JSON.stringify(is[key])}\nwanted: ${JSON.stringify(wanted[key])}`).join('\n')
}

test(`${STEPS} random gestures: frame, list and state agree after each, and undo leads back to the start`, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000)
  console.log(`Seed of the gestures: ${SEED}`)
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: startRows() })
  const read = await watchState(page.context())
  await page.bringToFront()
  const studio = await openStudio({ page, id })
  const random = createRandom(SEED)
  const start = await read()
  const history = expectHistory(start.rows)
  let rows: readonly StateRow[] = start.rows
  let changes = 0

  /** Waits until `complaintOf` returns `null`, and returns the rows then. */
  const settled = async (said: string, complaintOf: (now: readonly StateRow[]) => string | null) => {
    let now: readonly StateRow[] = []
    await expect
      .poll(
        async () => {
          now = (await read()).rows
          return complaintOf(now) ?? (await differenceOf({ page, rows: now }))
        },
        { message: `seed ${SEED}, ${said}`, intervals: [10, 20, 50, 100] },
      )
      .toBeNull()
    return now
  }

  await settled('the start', unchanged(start.rows))
  for (let step = 1; step <= STEPS; step++) {
    const { said, perform, check, typing } = nextGesture({ page, studio, random, rows })
    await perform()
    const after = await settled(`step ${step}: ${said}`, (now) =>
      typeof check === 'string' ? history.complaint(check, now) : check(now),
    )
    const isChanged = !sameRows(rows, after)
    if (isChanged) changes++
    if (typeof check === 'string') history.step(check, after)
    else if (isChanged) history.push({ rows: after, typing })
    rows = after
  }
  expect(changes, 'most gestures must change something, or nothing is shown here').toBeGreaterThan(STEPS * 0.6)

  const pressUntilOff = async (command: string, keys: string) => {
    const isOff = () => studio.command(command).first().getAttribute('aria-disabled')
    while ((await isOff()) !== 'true') await page.keyboard.press(keys)
  }
  await pressUntilOff('undo', 'Control+z')
  await settled('everything undone', unchanged(start.rows))
  expect((await read()).page).toEqual(start.page)
  await expect(studio.status).toHaveText('Draft, saved')

  await pressUntilOff('redo', 'Control+Shift+z')
  await settled('everything done again', unchanged(rows))
  await studio.command('save-draft').first().click()
  await expect(studio.status).toHaveText('Draft, saved')
  // The server fills in the missing values of new elements, and the studio applies them.
  const stored = (await readPage({ page, baseURL, id })).rows as StateRow[]
  expect(shapeOf(stored)).toEqual(shapeOf(rows))
  await settled('saved', (now) => (sameRows(now, stored) ? null : 'the studio has other rows than the server'))
})
