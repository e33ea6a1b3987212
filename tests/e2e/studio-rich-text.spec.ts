import { expect, type Locator, test } from '@playwright/test'
import { repeats } from '../../scripts/lib/testing/lane.mjs'
import { paragraphs } from '../../src/blocks/lib/richText'
import { openRichText, pasteInto } from './helpers/richText'
import { createRandom } from './helpers/random'
import { openTogether, save } from './helpers/together'
import { row, type StudioScreen } from './helpers/studio'

const SEED = Number(process.env.VOIX_RICH_SEED ?? 7)
const EDITS = repeats({ test: 10, all: 300 })

const PASTES = [
  '<p>Palms</p>',
  '<h1>Reef</h1><p>Warm <b>and</b> clear</p>',
  '<ul><li>Mask<ul><li>with a strap</li></ul></li><li>Fins</li></ul>',
  '<p>See <a href="https://example.com/tides">tides</a></p><blockquote>Come early.</blockquote>',
]

test('whatever is done to a rich text in place, preview, inspector and page agree, and undo to the start gives the identical text', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000 + EDITS * 2000)
  const random = createRandom(SEED)
  const start = paragraphs('Our first house stood on stilts.', 'Noon is still early enough.')
  const rich = await openRichText({ page, baseURL, copy: start })
  await rich.edit()
  const edits: Record<string, () => Promise<unknown>> = {
    type: () => page.keyboard.type(random.pick(['sea', ' and ', 'x', '. ', 'ü'])),
    enter: () => page.keyboard.press('Enter'),
    remove: () => page.keyboard.press(random.pick(['Backspace', 'Delete', 'Control+Backspace'])),
    caret: () => page.keyboard.press(random.pick(['Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'Control+Home'])),
    select: () => page.keyboard.press(random.pick(['Shift+Home', 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Control+a'])),
    format: () => rich.run(random.pick(['bold', 'italic'])),
    block: () => rich.run(random.pick(['h2', 'h3', 'quote', 'bullet', 'number'])),
    paste: () => pasteInto(rich.text, random.pick(PASTES)),
    undo: () => page.keyboard.press('Control+z'),
    redo: () => page.keyboard.press('Control+Shift+z'),
  }
  const names = Object.keys(edits)
  for (let edit = 0; edit < EDITS; edit++) {
    const name = random.pick(names)
    await edits[name]?.()
    await expect(rich.text, `edit ${edit}, ${name}`).toBeFocused()
    if (edit % 10 === 9 || edit === EDITS - 1) await rich.expectAgreed(`after edit ${edit}, ${name} (seed ${SEED})`)
  }
  await page.keyboard.press('Escape')
  await expect(rich.text).toHaveCount(0)
  await rich.expectAgreed('after Escape')
  expect(await save({ page, studio: rich.studio })).toBe(200)
  expect(await rich.saved()).toEqual(await rich.stored())
  const undo = rich.studio.command('undo')
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click()
  expect(await rich.stored()).toEqual(start)
  await rich.expectAgreed('after undo')
  expect(await save({ page, studio: rich.studio })).toBe(200)
  expect(await rich.saved()).toEqual(start)
})

test('a rich text is edited by mouse and keys: typed at once, formatted by the bar, a link by Control K, on with Tab, done with Escape', async ({
  page,
  baseURL,
}) => {
  const rich = await openRichText({ page, baseURL, copy: paragraphs('Sand') })
  const { studio, id } = rich
  await rich.edit()
  await page.keyboard.press('End')
  await page.keyboard.type(' and sea')
  await expect(page.locator('[data-field-path="copy"] [contenteditable=true]')).toHaveText('Sand and sea')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+b')
  await expect(rich.button('bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Page, file or address' })
  await expect(search).toBeFocused()
  const place = await boxOf(page.getByRole('dialog', { name: 'Link' }))
  const words = await boxOf(rich.text.locator('strong'))
  expect(Math.abs(place.y - (words.y + words.height))).toBeLessThan(60)
  await search.fill('/weddings')
  const found = page.getByRole('dialog', { name: 'Link' }).getByRole('option')
  await expect(found.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(rich.text.locator('a')).toHaveText('sea')
  await expect(rich.text).toBeFocused()
  // It opens with the target of the link. Cancelling keeps the words selected.
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  const present = page.getByRole('dialog', { name: 'Link' }).getByRole('group', { name: 'Leads to now' })
  await expect(present.getByRole('option', { selected: true })).toContainText('/weddings')
  await page.keyboard.press('Escape')
  await expect(rich.text).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(rich.button('h2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rich.text.locator('h2')).toHaveText('Sand and sea!')
  await expect(rich.text).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(studio.frame.getByRole('textbox', { name: 'Text' })).toHaveText('Title')
  await page.keyboard.press('Tab')
  await expect(rich.text).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rich.text).toHaveCount(0)
  await expect(studio.shown(id).locator('h2 a')).toHaveAttribute('href', '/weddings')
  await rich.expectAgreed('at the end')
})

test('a word of a rich text is a link in three actions, a pasted table an element below, and a text that is left empty keeps a line', async ({
  page,
  baseURL,
}) => {
  const rich = await openRichText({ page, baseURL, copy: paragraphs('Sand and sea') })
  await rich.edit()
  let actions = 0
  const act = async (done: Promise<unknown>) => {
    actions += 1
    await done
  }
  await act(rich.text.locator('p').dblclick({ position: { x: 4, y: 4 } }))
  await expect.poll(() => rich.text.evaluate(selectedWords)).toBe('Sand')
  await act(page.keyboard.press('Control+k'))
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  // An address and Enter: the result is highlighted before a user could press the key.
  await act(page.keyboard.type('/weddings'))
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(rich.text.locator('a')).toHaveText('Sand')
  expect(actions).toBeLessThanOrEqual(3)
  await expect(page).toHaveURL(/voix\/studio/)
  await page.keyboard.press('Escape')
  await expect(rich.studio.shown(rich.id).locator('[data-voix-field=copy] a')).toHaveAttribute('href', '/weddings')
  const shown = rich.studio.shown(rich.id).locator('[data-voix-field=copy]')
  await expect(shown).toHaveText('Sand and sea')

  await test.step('what is pasted goes where the caret is, and a table becomes an element below', async () => {
    await rich.edit()
    await page.keyboard.press('Control+End')
    await pasteInto(
      rich.text,
      '<p>, palms</p><table><tr><th>Place</th><th>Open</th></tr><tr><td>Pool</td><td>8</td></tr></table>',
    )
    await expect(rich.text).toHaveText('Sand and sea, palms')
    await expect(rich.text).toBeFocused()
    await expect(rich.studio.frame.getByRole('table')).toContainText('PlaceOpenPool8')
    await expect(page.getByText('The pasted table stands below')).toBeVisible()
    await rich.expectAgreed('after the paste')
  })
  await test.step('left empty it keeps a line, and is clicked and written in again', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Escape')
    await expect(rich.text).toHaveCount(0)
    await expect(shown).toHaveText('')
    expect((await boxOf(shown)).height).toBeGreaterThan(10)
    await rich.edit()
    await page.keyboard.type('Sea')
    await page.keyboard.press('Escape')
    await expect(shown).toHaveText('Sea')
    await rich.expectAgreed('after both')
  })
})

test('two people write in one rich text: what one saves the other is asked about, and nothing is overwritten', async ({
  page,
  browser,
  baseURL,
}) => {
  const only = row('introduction', { title: 'Title', copy: paragraphs('Sand') })
  const { first, ana } = await openTogether({ page, browser, baseURL, rows: [only] })
  const open = async (editor: typeof first, text: string) => {
    await editor.studio.shown(only.id).getByText('Sand').dblclick()
    await expect(textIn(editor)).toBeFocused()
    await editor.page.keyboard.press('End')
    await editor.page.keyboard.type(text)
    await expect(textIn(editor)).toHaveText(`Sand${text}`)
  }
  await open(first, ' of the first')
  await open(ana, ' of Ana')
  expect(await save(first)).toBe(200)
  // Ana's typing is kept, and she continues.
  await expect(ana.page.locator('[data-save-state]')).toBeVisible()
  await ana.page.keyboard.type('!')
  await expect(textIn(ana)).toHaveText('Sand of Ana!')
  await ana.studio.command('save-draft').first().click()
  const dialog = ana.page.getByRole('alertdialog').or(ana.page.getByRole('dialog'))
  await expect(dialog).toContainText('of Ana!')
  await expect(dialog).toContainText('of the first')
  await ana.page.context().close()
})

function textIn({ studio }: { studio: Pick<StudioScreen, 'frame'> }): Locator {
  return studio.frame.locator('[data-voix-edited]')
}

function selectedWords({ ownerDocument }: Node): string | undefined {
  return ownerDocument?.getSelection()?.toString().trim()
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
