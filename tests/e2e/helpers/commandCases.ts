import { expect, type Page } from '@playwright/test'
import { selectByKeyboard } from './keyboard'
import { row, type StudioScreen, type TestRow } from './studio'

/** The page that every command runs on. No name is a word of a command or slice. */
const alpha = row('group', { blockName: 'Alfalfa' })
const beta = row('introduction', { blockName: 'Betony', title: 'Betony' }, alpha.id)
const gamma = row('introduction', { blockName: 'Gamboge', title: 'Gamboge' }, alpha.id)
const delta = row('introduction', { blockName: 'Dulse', title: 'Dulse' })
const zeta = row('columns', { blockName: 'Zinnia' })
const eta = row('introduction', { blockName: 'Ebony', title: 'Ebony' }, zeta.id)
eta.element.slot = 'column1'

export const ROWS: TestRow[] = [alpha, beta, gamma, delta, zeta, eta]

export interface CommandCase {
  /** The element to select first. */
  at?: TestRow
  /** Prepares the state after the selection. */
  prepare?: (stage: Stage) => Promise<void>
  /** Why the command is disabled here. Another test covers its effect. */
  reason?: string
  /** Expects the effect of the command, or that the page is unchanged. */
  effect: (stage: Stage) => Promise<void>
}

export interface Stage {
  page: Page
  studio: StudioScreen
}

const press = (keys: string) => (stage: Stage) => stage.page.keyboard.press(keys)
const count = (wanted: number) => (stage: Stage) => expect(stage.studio.items).toHaveCount(wanted)
const dialog = (name: string) => (stage: Stage) => expect(stage.page.getByRole('dialog', { name })).toBeVisible()
const question = (name: string) => (stage: Stage) => expect(stage.page.getByRole('alertdialog', { name })).toBeVisible()
const selects = (wanted: TestRow) => (stage: Stage) =>
  expect(stage.studio.item(wanted.id)).toHaveAttribute('aria-selected', 'true')
const after = (one: TestRow, other: TestRow) => async (stage: Stage) => {
  const idsOf = () =>
    stage.studio.items.evaluateAll((items) => items.map((item) => item.getAttribute('data-element-id') ?? ''))
  await expect.poll(async () => (await idsOf()).indexOf(one.id) - (await idsOf()).indexOf(other.id)).toBe(1)
}
/** Only a saved page can be reviewed. */
const reviewSaved = async (stage: Stage) => {
  await stage.page.keyboard.press('Control+s')
  await expect(stage.studio.status).toHaveAttribute('data-save-state', /draft|changed|published/)
  await stage.page.keyboard.press('c')
}
const reviewed = (state: string) => (stage: Stage) =>
  expect(stage.page.locator(`[data-review-state=${state}]`)).toBeVisible()
const level = (wanted: TestRow, value: string) => (stage: Stage) =>
  expect(stage.studio.item(wanted.id)).toHaveAttribute('aria-level', value)
const focused = (selector: string) => (stage: Stage) => expect(stage.page.locator(selector).first()).toBeFocused()
const region = (name: string) => async (stage: Stage) =>
  expect
    .poll(() =>
      stage.page.evaluate(() =>
        document.activeElement?.closest('[data-voix-region]')?.getAttribute('data-voix-region'),
      ),
    )
    .toBe(name)
const zoom = (value: string) => (stage: Stage) => expect(stage.page.getByLabel('Zoom')).toHaveValue(value)
const breakpoint = (name: string, before = '1'): CommandCase => ({
  prepare: press(before),
  effect: (stage) => expect(stage.page.locator(`[data-breakpoint="${name}"]`)).toHaveAttribute('aria-checked', 'true'),
})
const addsAtPlace: CommandCase['effect'] = async (stage) => {
  await expect(stage.page.getByText(/^Adding (before|after|between|into) /)).toBeVisible()
  await expect(stage.page.getByLabel('Search slices')).toBeFocused()
}
const copied: CommandCase['effect'] = (stage) => expect(stage.page.getByText('Element copied.').first()).toBeVisible()
const copyDelta = async (stage: Stage) => {
  await press('Control+c')(stage)
  await copied(stage)
}

const saved: CommandCase['effect'] = (stage) => expect(stage.studio.status).toHaveText(/saved/)
/** Confirms the findings before publishing, if there are any, and expects the page to be published. */
const published: CommandCase['effect'] = async ({ page, studio: { status } }) => {
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  await expect(anyway.or(status.filter({ hasText: 'Published' })).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.press('Enter')
  await expect(status).toHaveText('Published')
}
/** A new window counts once its first response has arrived. */
const opensWindow: CommandCase['effect'] = (stage) => expect.poll(() => stage.page.context().pages().length).toBe(2)
const historyIsClosed: CommandCase['effect'] = (stage) =>
  expect(stage.page.locator('[data-voix-history]')).toHaveCount(0)
const openHistory = async (stage: Stage) => {
  await press('Control+Shift+h')(stage)
  await expect(stage.page.getByRole('heading', { name: 'Version history' })).toBeFocused()
}

/** One case per command of the registry, run by keyboard only. The test fails for a command without one. */
export const CASES: Record<string, CommandCase> = {
  undo: { at: delta, prepare: press('Control+d'), effect: count(6) },
  redo: {
    at: delta,
    prepare: async (stage) => {
      await press('Control+d')(stage)
      await count(7)(stage)
      await press('Control+z')(stage)
      await count(6)(stage)
    },
    effect: count(7),
  },
  revisions: { effect: (stage) => expect(stage.page.locator('[data-voix-history]')).toBeVisible() },
  'close-revisions': { prepare: openHistory, effect: historyIsClosed },
  'leave-revision': { reason: 'you are looking at it', effect: historyIsClosed },
  'restore-revision': { reason: 'choose a version in the version history first', effect: historyIsClosed },
  'show-palette': { effect: focused('[aria-label="Search slices"]') },
  'add-before': { at: delta, effect: addsAtPlace },
  'add-after': { at: delta, effect: addsAtPlace },
  'add-inside': { at: alpha, effect: addsAtPlace },
  duplicate: { at: delta, effect: count(7) },
  replace: { at: delta, effect: dialog('Replace by') },
  rename: { at: delta, effect: focused('[role=treeitem] input') },
  'apply-template': { at: delta, effect: dialog('Apply template') },
  'save-recipe': { at: delta, effect: dialog('Save as recipe') },
  'save-page-recipe': { effect: dialog('Save page as recipe') },
  'make-section': { at: delta, effect: dialog('Make a shared section') },
  'edit-section': { at: delta, reason: 'select a shared section first', effect: count(ROWS.length) },
  'detach-section': { at: delta, reason: 'select a shared section first', effect: count(ROWS.length) },
  link: { reason: 'go into a rich text or the words of a button first', effect: count(ROWS.length) },
  enable: {
    at: delta,
    prepare: async (stage) => {
      await press('Control+e')(stage)
      await expect(stage.studio.shown(delta.id)).toHaveCount(0)
    },
    effect: (stage) => expect(stage.studio.shown(delta.id)).toBeVisible(),
  },
  disable: { at: delta, effect: (stage) => expect(stage.studio.shown(delta.id)).toHaveCount(0) },
  wrap: { at: delta, effect: level(delta, '2') },
  unwrap: { at: alpha, effect: count(5) },
  delete: { at: delta, effect: count(5) },
  'move-up': { at: gamma, effect: after(beta, gamma) },
  'move-down': { at: beta, effect: after(beta, gamma) },
  'move-out': { at: gamma, effect: level(gamma, '1') },
  'move-in': { at: delta, effect: level(delta, '2') },
  'move-to': { at: delta, effect: dialog('Move to') },
  'move-into': { at: delta, effect: dialog('Move into') },
  'set-slot': { at: eta, effect: dialog('Set slot') },
  copy: { at: delta, effect: copied },
  cut: { at: delta, effect: count(5) },
  paste: { at: delta, prepare: copyDelta, effect: count(7) },
  'paste-inside': {
    at: delta,
    prepare: async (stage) => {
      await copyDelta(stage)
      await selectByKeyboard({ page: stage.page, id: alpha.id, name: 'Alfalfa' })
    },
    effect: (stage) => expect(stage.page.locator('[role=treeitem][aria-level="2"][data-element-id]')).toHaveCount(3),
  },
  'unselect-field': {
    at: delta,
    prepare: async (stage) => {
      await stage.page.locator(`[data-inspected-element="${delta.id}"] #field-title`).focus()
      await expect(stage.studio.frame.locator('[data-voix-field-mark="title"]')).toBeVisible()
      await press('Control+Shift+l')(stage)
      await expect(stage.studio.item(delta.id)).toBeFocused()
    },
    effect: (stage) => expect(stage.studio.frame.locator('[data-voix-field-mark]')).toHaveCount(0),
  },
  'select-parent': { at: beta, effect: selects(alpha) },
  'select-first-child': { at: alpha, effect: selects(beta) },
  'select-next': { at: beta, effect: selects(gamma) },
  'select-previous': { at: gamma, effect: selects(beta) },
  'select-siblings': {
    at: beta,
    effect: (stage) => expect(stage.page.getByRole('heading', { name: '2 elements' })).toBeVisible(),
  },
  unselect: {
    at: beta,
    effect: (stage) => expect(stage.page.locator('[role=treeitem][aria-selected=true]')).toHaveCount(0),
  },
  'save-draft': { at: delta, prepare: press('Control+d'), effect: saved },
  publish: { at: delta, prepare: press('Control+d'), effect: published },
  'save-version': { at: delta, prepare: press('Control+d'), effect: saved },
  'quick-save': { at: delta, prepare: press('Control+d'), effect: published },
  'view-page': { effect: opensWindow },
  unpublish: { effect: question('Unpublish') },
  'schedule-page': { effect: dialog('Schedule') },
  'copy-page': { effect: dialog('Copy') },
  'share-preview': { effect: dialog('Share a preview of') },
  'trash-page': { effect: question('Move') },
  'preview-release': { reason: 'you work in no release', effect: count(ROWS.length) },
  'leave-release': { reason: 'you work in no release', effect: count(ROWS.length) },
  'breakpoint-default': breakpoint('default', '3'),
  'breakpoint-sm': breakpoint('sm'),
  'breakpoint-md': breakpoint('md'),
  'breakpoint-lg': breakpoint('lg'),
  'breakpoint-xl': breakpoint('xl'),
  'breakpoint-2xl': breakpoint('2xl'),
  'zoom-in': { prepare: press('Shift+Digit0'), effect: zoom('1.25') },
  'zoom-out': { prepare: press('Shift+Digit0'), effect: zoom('0.75') },
  'zoom-fit': { prepare: press('Shift+Digit0'), effect: zoom('fit') },
  'zoom-100': { prepare: press('Shift+Digit1'), effect: zoom('1') },
  'focus-mode': { effect: (stage) => expect(stage.page.locator('[data-voix-region=bar]')).toHaveCount(0) },
  'open-preview': { effect: opensWindow },
  'leave-focus-mode': {
    prepare: press('Control+.'),
    effect: (stage) => expect(stage.page.locator('[data-voix-region=bar]')).toBeVisible(),
  },
  'see-as-visitor': { effect: dialog('See as visitor') },
  'see-as-editor': {
    prepare: async (stage) => {
      await press('v')(stage)
      await stage.page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
      await expect(stage.page.locator('[data-voix-visitor-banner]')).toBeVisible()
    },
    effect: (stage) => expect(stage.page.locator('[data-voix-visitor-banner]')).toHaveCount(0),
  },
  'review-mode': { effect: (stage) => expect(stage.page.locator('[data-voix-review]')).toBeVisible() },
  'leave-review-mode': {
    prepare: press('c'),
    effect: (stage) => expect(stage.page.locator('[data-voix-review]')).toHaveCount(0),
  },
  annotate: { at: delta, effect: dialog('New annotation') },
  'annotate-page': { effect: dialog('New annotation') },
  'ask-for-review': { prepare: reviewSaved, effect: reviewed('pending') },
  'approve-page': { prepare: reviewSaved, effect: reviewed('approved') },
  'ask-for-changes': { prepare: reviewSaved, effect: reviewed('changes') },
  'toggle-theme': { effect: (stage) => expect(stage.page.locator('html')).toHaveAttribute('data-theme', 'dark') },
  'theme-color': { effect: dialog('Theme colour') },
  'show-elements': {
    at: delta,
    prepare: press('a'),
    effect: focused(`[role=treeitem][data-element-id="${delta.id}"]`),
  },
  'show-checks': { effect: (stage) => expect(stage.page.locator('[data-checks]')).toBeVisible() },
  'go-to-frame': { effect: region('frame') },
  'go-to-inspector': { at: delta, effect: region('inspector') },
  'go-to-bar': { effect: region('bar') },
  'next-region': { at: delta, effect: region('frame') },
  'previous-region': { at: delta, effect: region('bar') },
  'page-panel': {
    at: delta,
    effect: async (stage) => {
      await region('inspector')(stage)
      await expect(stage.page.locator('[data-inspected-page]')).toBeVisible()
    },
  },
  'element-menu': { at: delta, effect: (stage) => expect(stage.page.getByRole('menu').first()).toBeVisible() },
  commands: { effect: dialog('Commands, elements and slices') },
  shortcuts: { effect: dialog('Keyboard shortcuts') },
}
