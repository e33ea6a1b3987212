import { expect, test, type Page } from '@playwright/test'
import { CASES, ROWS, type Stage } from './helpers/commandCases'
import { chooseByKeyboard, selectByKeyboard, toKeys } from './helpers/keyboard'
import { createPage, openStudio, signIn } from './helpers/studio'

async function openStage({ page, baseURL }: { page: Page; baseURL: string | undefined }): Promise<Stage> {
  test.setTimeout(900_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn({ page })
  const { id } = await createPage({ page, baseURL: baseURL ?? '', rows: ROWS.map((row) => ({ ...row })) })
  const studio = await openStudio({ page, id })
  return { page, studio }
}

/** Returns the commands in the palette with their names. */
async function listCommands(page: Page): Promise<{ id: string; label: string }[]> {
  await page.keyboard.press('Control+k')
  const options = page.locator('[role=option][data-command]')
  await expect(options.first()).toBeVisible()
  const found = await options.evaluateAll((nodes) =>
    nodes.map((node) => ({
      id: node.getAttribute('data-command') ?? '',
      label: node.querySelector('span')?.firstChild?.textContent ?? '',
    })),
  )
  await page.keyboard.press('Escape')
  return found
}

/** Returns the shortcuts of every command in the help sheet. */
async function listShortcuts(page: Page): Promise<Record<string, string[]>> {
  await page.keyboard.press('?')
  const lines = page.locator('[data-shortcut-of]')
  await expect(lines.first()).toBeVisible()
  const found = await lines.evaluateAll((nodes) =>
    nodes.map((node): [string, string[]] => [
      node.getAttribute('data-shortcut-of') ?? '',
      [...node.querySelectorAll('kbd')].map((key) => key.textContent ?? ''),
    ]),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return Object.fromEntries(found)
}

/** Selects the command's element and prepares its state. */
async function prepare(stage: Stage, id: string): Promise<void> {
  const { at, prepare: before } = CASES[id] ?? {}
  await stage.page.keyboard.press('Control+Shift+l')
  await expect(stage.page.locator('[role=treeitem]:focus')).toBeVisible()
  if (at) await selectByKeyboard({ page: stage.page, id: at.id, name: String(at.blockName) })
  await before?.(stage)
}

/** Expects the palette to show the command disabled, with the reason. */
async function expectRefused({ page, search, id, reason }: { page: Page; search: string; id: string; reason: string }) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(search)
  const option = page.locator(`[role=option][data-command="${id}"]`)
  await expect(option).toHaveAttribute('aria-disabled', 'true')
  await expect(option).toContainText(reason)
  await page.keyboard.press('Escape')
}

/** Resets dialogs, focus mode, theme and page. */
async function reset({ page }: Stage): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  const open = page.locator(
    '[role=dialog], [role=alertdialog], [role=menu], [role=treeitem] input, [data-voix-history]',
  )
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape')
    expect(await open.count()).toBe(0)
  }).toPass()
  if ((await page.locator('[data-voix-region=bar]').count()) === 0) await page.keyboard.press('Control+.')
  if ((await page.locator('[data-voix-review]').count()) > 0) await page.keyboard.press('c')
  const undo = page.locator('[data-voix-region=bar] [data-command=undo]')
  await expect(async () => {
    if ((await undo.getAttribute('aria-disabled')) === 'false') await page.keyboard.press('Control+z')
    expect(await undo.getAttribute('aria-disabled')).toBe('true')
  }).toPass()
  if ((await page.locator('html').getAttribute('data-theme')) === 'dark')
    await chooseByKeyboard({ page, search: 'light', option: '[data-command="toggle-theme"]' })
}

test('every command runs by keyboard alone, through the palette', async ({ page, baseURL }) => {
  const stage = await openStage({ page, baseURL })
  const commands = await listCommands(page)
  expect(commands.map(({ id }) => id).sort(), 'each command of the registry needs a case').toEqual(
    Object.keys(CASES).sort(),
  )
  for (const { id, label } of commands) {
    await test.step(id, async () => {
      const reason = CASES[id]?.reason
      await prepare(stage, id)
      if (reason !== undefined) await expectRefused({ page, search: label, id, reason })
      else await chooseByKeyboard({ page, search: label, option: `[data-command="${id}"]` })
      await CASES[id]?.effect(stage)
      await reset(stage)
    })
  }
})

test('every shortcut of the help sheet does what it says', async ({ page, baseURL }) => {
  const stage = await openStage({ page, baseURL })
  const shortcuts = await listShortcuts(page)
  expect(Object.keys(shortcuts).sort()).toEqual(Object.keys(CASES).sort())
  for (const [id, readable] of Object.entries(shortcuts)) {
    if (CASES[id]?.reason !== undefined) continue
    // Not every keyboard has the menu key, and Playwright's layout does not.
    for (const keys of readable.filter((name) => name !== 'Menu key')) {
      await test.step(`${id}: ${keys}`, async () => {
        await prepare(stage, id)
        await page.keyboard.press(toKeys(keys))
        await CASES[id]?.effect(stage)
        await reset(stage)
      })
    }
  }
})
