import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allCommands } from '../../src/studio/commands/registry'
import { readableShortcut } from '../../src/studio/dom/shortcut'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { CASES, fireClipboard, ROWS } from './helpers/commandCases'
import { setTheme, toast } from './helpers/payloadUi'
import { fill, mountStudio, type MountedStudio } from './helpers/studio'

beforeEach(() => {
  vi.stubGlobal('open', vi.fn())
  vi.mocked(toast.success).mockClear()
  setTheme.mockClear()
  // The preview has the width of its container and loads nothing.
  vi.spyOn(HTMLIFrameElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 480))
  vi.spyOn(HTMLIFrameElement.prototype, 'focus')
})
afterEach(() => void vi.restoreAllMocks())

/** Opens the studio in a state where the command can run, or is disabled with a reason. */
async function prepare(id: string): Promise<MountedStudio> {
  const { given, at, before } = CASES[id] ?? {}
  const answers = { '/revisions': { revisions: [], next: null }, ...given?.answers }
  const studio = await mountStudio({ rows: ROWS.map((own) => structuredClone(own)), ...given, answers })
  if (at) await studio.user.click(studio.item(at.id))
  else await studio.press('Control+Shift+l')
  await waitFor(() => expect(document.activeElement?.matches('[role=treeitem]')).toBe(true))
  await before?.(studio)
  return studio
}

const option = (id: string) => document.querySelector<HTMLElement>(`[role=option][data-command="${id}"]`)
const palette = () => screen.findByRole('combobox', { name: 'Commands, elements and slices' })

it('the palette and the help sheet list every command of the registry, with its shortcuts', async () => {
  const { press } = await prepare('commands')
  await press('Control+k')
  await palette()
  const listed = [...document.querySelectorAll<HTMLElement>('[role=option][data-command]')]
  expect(listed.map(({ dataset }) => dataset.command).toSorted()).toEqual(Object.keys(CASES).toSorted())
  await press('Escape')
  await press('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const lines = [...document.querySelectorAll<HTMLElement>('[data-shortcut-of]')].map((line): [string, string[]] => [
    line.dataset.shortcutOf ?? '',
    [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent),
  ])
  const wanted = allCommands().map(({ id, shortcuts = [] }) => [id, shortcuts.map((keys) => readableShortcut(keys))])
  expect(Object.fromEntries(lines)).toEqual(Object.fromEntries(wanted))
})

/** Commands without a shortcut always run through the palette, and a random one of the others. */
const THROUGH_PALETTE = sampleEach(allCommands(), ({ id, shortcuts }) => (shortcuts ? 'with a shortcut' : id))

it.each(THROUGH_PALETTE)(
  'the command $id runs through the palette by keyboard alone, or says why it cannot',
  async ({ id, label }) => {
    const studio = await prepare(id)
    await studio.press('Control+Shift+p')
    fill(await palette(), label)
    const reason = CASES[id]?.reason
    if (reason === undefined) {
      for (let step = 0; step < 80 && option(id)?.getAttribute('aria-selected') !== 'true'; step++)
        await studio.press('ArrowDown')
      expect(option(id)?.getAttribute('aria-selected')).toBe('true')
      await studio.press('Enter')
    } else {
      expect(option(id)?.getAttribute('aria-disabled')).toBe('true')
      expect(option(id)?.textContent).toContain(reason)
      await studio.press('Escape')
    }
    await CASES[id]?.effect(studio)
  },
)

const SHORTCUTS = allCommands().flatMap(({ id, shortcuts = [], isNative }) =>
  CASES[id]?.reason === undefined ? shortcuts.map((shortcut) => ({ id, shortcut, isNative })) : [],
)

it.each(SHORTCUTS)('the shortcut $shortcut runs the command $id', async ({ id, shortcut, isNative }) => {
  const studio = await prepare(id)
  // Browsers convert these keys to clipboard events.
  if (isNative) fireClipboard(id as 'copy' | 'cut' | 'paste')
  else await pressShortcut(studio, shortcut)
  await CASES[id]?.effect(studio)
})

/** The names of keys in shortcuts, mapped to those of user-event. */
const NAMED: Record<string, string> = {
  ...{ mod: 'Control', shift: 'Shift', alt: 'Alt', plus: '+', minus: '-', escape: 'Escape', delete: 'Delete' },
  ...{ backspace: 'Backspace', contextmenu: 'ContextMenu', f2: 'F2', f6: 'F6', f10: 'F10' },
  ...{ arrowup: 'ArrowUp', arrowdown: 'ArrowDown', arrowleft: 'ArrowLeft', arrowright: 'ArrowRight' },
}

async function pressShortcut({ user }: MountedStudio, shortcut: string): Promise<void> {
  const keys = shortcut.split('+').map((key) => NAMED[key] ?? key)
  const [last = '', ...held] = keys.toReversed()
  const open = held.map((key) => `{${key}>}`).join('')
  const close = held.map((key) => `{/${key}}`).join('')
  await user.keyboard(`${open}${last.length === 1 ? last : `{${last}}`}${close}`)
}
