import { expect, type Page } from '@playwright/test'
import { chooseByKeyboard } from './keyboard'
import type { Random } from './random'
import * as check from './rowChecks'
import type { StudioScreen } from './studio'
import type { StateRow } from './studioState'

interface Stage {
  page: Page
  studio: StudioScreen
  random: Random
  /** The page before the gesture. */
  rows: readonly StateRow[]
}

/** An action of an editor. */
export interface Gesture {
  /** A description for the report. */
  said: string
  perform: () => Promise<void>
  /** The condition for the page after the gesture. `undo` and `redo` expect the recorded state. */
  check: check.Check | 'undo' | 'redo'
  /** The typed text and its element. The keystrokes are one step, or several on a slow machine. */
  typing?: { id: string; text: string }
}

const SLICES = ['introduction', 'introduction', 'introduction', 'introduction', 'group', 'group', 'columns'] as const
const WORDS = ['Palm', 'Lagoon', 'Breeze', 'Coral', 'Sunset', 'Harbour', 'Mango', 'Pearl', 'Tide', 'Kayak']

/** With fewer elements most gestures add one. With more than `MANY` most delete one. */
const FEW = 12
const MANY = 28

/** Returns the next gesture for this page. */
export function nextGesture(stage: Stage): Gesture {
  const { random, rows } = stage
  if (rows.length < FEW && random.happens(0.6)) return addFromPalette(stage)
  if (rows.length > MANY && random.happens(0.6)) return runCommand(stage, 'delete')
  return random.pick(KINDS)(stage)
}

type Kind = (stage: Stage) => Gesture

const KINDS: readonly Kind[] = [
  ...times(4, (stage) => runCommand(stage, 'duplicate')),
  ...times(3, (stage) => runCommand(stage, 'delete')),
  ...times(4, (stage) => runCommand(stage, 'move-up')),
  ...times(4, (stage) => runCommand(stage, 'move-down')),
  ...times(4, (stage) => runCommand(stage, 'move-out')),
  ...times(6, (stage) => runCommand(stage, 'move-in')),
  ...times(5, (stage) => runCommand(stage, 'toggle')),
  ...times(3, (stage) => runCommand(stage, 'wrap')),
  ...times(3, (stage) => runCommand(stage, 'unwrap')),
  ...times(4, addFromPalette),
  ...times(3, addFromMenu),
  ...times(8, typeTitle),
  ...times(9, ({ page }) => pressKeys(page, 'undo', 'Control+z')),
  ...times(6, ({ page, random }) => pressKeys(page, 'redo', random.pick(['Control+Shift+z', 'Control+y']))),
]

function times(count: number, kind: Kind): Kind[] {
  return Array.from({ length: count }, () => kind)
}

interface Command {
  label: string
  keys: string
  /** The submenu of the element's menu that contains the command. */
  submenu?: string
  /** Whether the command supports several selected elements. */
  takesSeveral?: boolean
  check: (rows: readonly StateRow[], targets: readonly [StateRow, ...StateRow[]]) => check.Check
}

const idsOf = (rows: readonly StateRow[]) => rows.map(({ id }) => id)

const COMMANDS: Record<string, Command> = {
  duplicate: {
    label: 'Duplicate',
    keys: 'Control+d',
    takesSeveral: true,
    check: (rows, targets) => check.duplicated(rows, idsOf(targets)),
  },
  delete: {
    label: 'Delete',
    keys: 'Delete',
    takesSeveral: true,
    check: (rows, targets) => check.deleted(rows, idsOf(targets)),
  },
  'move-up': {
    label: 'Move up',
    keys: 'Alt+ArrowUp',
    submenu: 'Move',
    check: (rows, [row]) => check.stepped(rows, row, -1),
  },
  'move-down': {
    label: 'Move down',
    keys: 'Alt+ArrowDown',
    submenu: 'Move',
    check: (rows, [row]) => check.stepped(rows, row, 1),
  },
  'move-out': {
    label: 'Move out',
    keys: 'Alt+ArrowLeft',
    submenu: 'Move',
    check: (rows, [row]) => check.movedTo(rows, row, rows.find(({ id }) => id === row.element.parent)?.element.parent),
  },
  'move-in': {
    label: 'Move into the one above',
    keys: 'Alt+ArrowRight',
    submenu: 'Move',
    check: (rows, [row]) => {
      const siblings = check.siblingsOf(rows, row)
      const above = siblings[siblings.findIndex(({ id }) => id === row.id) - 1]
      return check.movedTo(rows, row, above && above.blockType !== 'introduction' ? above.id : undefined)
    },
  },
  enable: {
    label: 'Enable',
    keys: 'Control+e',
    check: (rows, targets) => check.enabled(rows, idsOf(targets), true),
  },
  disable: {
    label: 'Disable',
    keys: 'Control+e',
    check: (rows, targets) => check.enabled(rows, idsOf(targets), false),
  },
  wrap: {
    label: 'Wrap in a group',
    keys: 'Control+g',
    takesSeveral: true,
    check: (rows, targets) => check.wrapped(rows, idsOf(targets)),
  },
  unwrap: { label: 'Unwrap', keys: 'Control+Shift+g', check: (rows, [row]) => check.unwrapped(rows, row) },
}

/** Runs a command by its shortcut, by the element's menu or by the command palette. */
function runCommand({ page, studio, random, rows }: Stage, name: string): Gesture {
  const off = rows.filter(({ element }) => !element.enabled)
  // Enables disabled elements with a probability of 70 %, otherwise too few would remain visible.
  const target = random.pick(name === 'toggle' && off.length > 0 && random.happens(0.7) ? off : rows)
  const id = name === 'toggle' ? (target.element.enabled ? 'disable' : 'enable') : name
  const command = COMMANDS[id]
  if (!command) throw new Error(`There is no command ${id}.`)
  const others = check.siblingsOf(rows, target).filter((row) => row !== target)
  const isSeveral = command.takesSeveral && others.length > 0 && random.happens(0.3)
  const targets: [StateRow, ...StateRow[]] = isSeveral ? [target, random.pick(others)] : [target]
  const way = random.pick(['keys', 'keys', 'keys', 'menu', 'palette'] as const)
  return {
    said: `${id} by ${way} of ${targets.map(nameOf).join(' and ')}`,
    check: command.check(rows, targets),
    perform: async () => {
      await select({ page, studio, ids: idsOf(targets) })
      if (way === 'keys') return page.keyboard.press(command.keys)
      if (way === 'menu') await chooseInMenu({ page, studio, at: target.id, id, submenu: command.submenu })
      else await chooseByKeyboard({ page, search: command.label, option: `[data-command="${id}"]` })
      await closeAll(page)
    },
  }
}

/** Selects elements in the list with the mouse. */
async function select({ page, studio, ids }: { page: Page; studio: StudioScreen; ids: readonly string[] }) {
  for (const [index, id] of ids.entries()) await studio.item(id).click(index > 0 ? { modifiers: ['Control'] } : {})
  await expect(page.locator('[role=treeitem][aria-selected=true]')).toHaveCount(ids.length)
}

interface MenuChoice {
  page: Page
  studio: StudioScreen
  /** The element whose menu is opened. */
  at: string
  id: string
  submenu?: string
}

async function chooseInMenu({ page, studio, at, id, submenu }: MenuChoice) {
  await studio.item(at).click({ button: 'right' })
  if (submenu) await page.getByRole('menuitem', { name: submenu, exact: true }).click()
  const item = page.locator(`[role=menuitem][data-command="${id}"]`)
  // A disabled item can be focused and does nothing.
  await item.focus()
  await item.press('Enter')
}

/** Closes the menu or palette that stays open after a refused command. */
async function closeAll(page: Page) {
  const open = page.locator('[role=dialog], [role=menu]')
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape')
    expect(await open.count()).toBe(0)
  }).toPass({ intervals: [20, 50, 100] })
}

/** Adds a slice at the current selection. */
function addFromPalette({ page, random, rows }: Stage): Gesture {
  const slice = random.pick(SLICES)
  return {
    said: `add ${slice} from the palette`,
    check: check.added(rows, slice),
    perform: async () => {
      await page.getByRole('tab', { name: 'Add' }).click()
      await page.getByLabel('Search slices').fill(slice)
      await page.locator(`[data-slice="${slice}"]`).click()
      await page.getByRole('tab', { name: 'Elements', exact: true }).click()
    },
  }
}

function addFromMenu({ page, studio, random, rows }: Stage): Gesture {
  const [target, slice, id] = [random.pick(rows), random.pick(SLICES), random.pick(['add-before', 'add-after'])]
  return {
    said: `${id} of ${nameOf(target)}: ${slice}`,
    check: check.added(rows, slice),
    perform: async () => {
      await chooseInMenu({ page, studio, at: target.id, id, submenu: 'Add' })
      const search = page.getByLabel('Search slices')
      await expect(search).toBeFocused()
      await page.keyboard.type(slice)
      await page.keyboard.press('Enter')
      await expect(search).toHaveCount(0)
    },
  }
}

function typeTitle(stage: Stage): Gesture {
  const { page, studio, random, rows } = stage
  const withTitle = rows.filter(({ blockType }) => blockType === 'introduction')
  if (withTitle.length === 0) return addFromPalette(stage)
  const target = random.pick(withTitle)
  const text = `${random.pick(WORDS)}${random.below(100)}`
  return {
    said: `type “${text}” into ${nameOf(target)}`,
    check: check.typed(rows, target.id, text),
    typing: { id: target.id, text },
    perform: async () => {
      await select({ page, studio, ids: [target.id] })
      const input = page.locator(`[data-inspected-element="${target.id}"] #field-title`)
      await expect(input).toHaveValue(String(target.title))
      await input.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
  }
}

function pressKeys(page: Page, kind: 'undo' | 'redo', keys: string): Gesture {
  return { said: `${kind} (${keys})`, check: kind, perform: () => page.keyboard.press(keys) }
}

function nameOf({ id, blockType }: StateRow): string {
  return `${blockType} ${id.slice(0, 8)}`
}
