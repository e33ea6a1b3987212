import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { NO_REVIEW } from '../../../src/studio/model/review'
import { setTheme, toast } from './payloadUi'
import { row, rowsOf, selectionOf, type Given, type MountedStudio, type SentRequest, type TestRow } from './studio'

/** The page that every command runs on. No name is a word of a command or slice. */
const alpha = row('group', { blockName: 'Alfalfa' })
const beta = row('introduction', { blockName: 'Betony', title: 'Betony' }, alpha.id)
const gamma = row('introduction', { blockName: 'Gamboge', title: 'Gamboge' }, alpha.id)
const delta = row('introduction', { blockName: 'Dulse', title: 'Dulse' })
const zeta = row('columns', { blockName: 'Zinnia' })
const eta = row('introduction', { blockName: 'Ebony', title: 'Ebony' }, zeta.id)
eta.element.slot = 'column1'

export const ROWS: TestRow[] = [alpha, beta, gamma, delta, zeta, eta]

type Step = (studio: MountedStudio) => Promise<unknown> | undefined

export interface CommandCase {
  /** The state of the page and the server, if it matters. */
  given?: Partial<Given>
  /** The element to select first. */
  at?: TestRow
  /** Prepares the state after the selection. */
  before?: Step
  /** Why the command is disabled here. */
  reason?: string
  /** Expects the effect of the command, or that the page is unchanged. */
  effect: Step
}

const press =
  (...keys: string[]): Step =>
  async (studio) => {
    for (const key of keys) await studio.press(key)
  }
const holds = (assertion: (studio: MountedStudio) => void) => (studio: MountedStudio) =>
  waitFor(() => assertion(studio))
const find = (selector: string) => document.querySelector(selector)
const shows = (selector: string) => holds(() => expect(find(selector)).not.toBeNull())
const hides = (selector: string) => holds(() => expect(find(selector)).toBeNull())
const count = (wanted: number) => holds(({ items }) => expect(items()).toHaveLength(wanted))
const dialog = (name: string) =>
  holds(() => expect(screen.getByRole('dialog', { name: startsWith(name) })).toBeTruthy())
const question = (name: string) =>
  holds(() => expect(screen.getByRole('alertdialog', { name: startsWith(name) })).toBeTruthy())
const startsWith = (name: string) => new RegExp(`^${name}`)
const selects = (...wanted: TestRow[]) =>
  holds(({ selected }) => expect(selected()).toEqual(wanted.map(({ id }) => id)))
const level = (wanted: TestRow, value: string) =>
  holds(({ item }) => expect(item(wanted.id).getAttribute('aria-level')).toBe(value))
const after = (one: TestRow, other: TestRow) =>
  holds(() => {
    const ids = rowsOf().map(({ id }) => id)
    expect(ids.indexOf(one.id) - ids.indexOf(other.id)).toBe(1)
  })
const focused = (selector: string) => holds(() => expect(document.activeElement?.matches(selector)).toBe(true))
const region = (name: string) =>
  holds(() =>
    expect(document.activeElement?.closest('[data-voix-region]')?.getAttribute('data-voix-region')).toBe(name),
  )
const isEnabled = (wanted: boolean) =>
  holds(() => expect(rowsOf().find(({ id }) => id === delta.id)?.element.enabled).toBe(wanted))
/** A browser moves the preview into its region without loading it again. */
const moveFrame: Step = () => {
  const frame = find('iframe')
  if (frame) find('[data-voix-region=frame]')?.append(frame)
  return undefined
}
const focusesFrame = holds(() => expect(vi.mocked(HTMLIFrameElement.prototype).focus).toHaveBeenCalled())
const zoom = (value: string) => holds(() => expect(screen.getByLabelText<HTMLSelectElement>('Zoom').value).toBe(value))
const breakpoint = (name: string, before = '1'): CommandCase => ({
  before: press(before),
  effect: holds(() => expect(find(`[data-breakpoint="${name}"]`)?.getAttribute('aria-checked')).toBe('true')),
})
const adds: Step = holds(() => {
  expect(screen.getByText(/^Adding (before|after|between|into) /)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Search slices'))
})
const says = (message: string) => holds(() => expect(vi.mocked(toast.success)).toHaveBeenCalledWith(message))
let copied = ''
const clipboardData = {
  files: [],
  getData: () => copied,
  setData: (_type: string, text: string) => {
    copied = text
    void navigator.clipboard.writeText(text)
  },
}
/** Dispatches the event that a browser creates for the keys of its clipboard. */
export function fireClipboard(event: 'copy' | 'cut' | 'paste'): void {
  fireEvent[event](document.activeElement ?? document.body, { clipboardData })
}
const copyDelta: Step = async (studio) => {
  fireClipboard('copy')
  await says('Element copied.')(studio)
}
const saves = (action: string) => holds(({ saves: all }) => expect(all()).toEqual([action]))
/** Confirms the findings before publishing, if there are any, and expects the page to be published. */
const publishes = (action: string) =>
  holds((studio) => {
    const anyway = screen.queryByRole('button', { name: 'Publish anyway' })
    if (anyway) fireEvent.click(anyway)
    expect(studio.saves()).toEqual([action])
  })
const opensWindow = holds(() => expect(vi.mocked(window.open)).toHaveBeenCalledOnce())
const reviewed = (status: string): CommandCase => {
  const rev = status === 'pending' ? null : 1
  const review = ({ method }: SentRequest) => ({ ...NO_REVIEW, ...(method === 'POST' && { status, rev }) })
  return {
    given: { answers: { '/review': review } },
    before: press('c'),
    effect: shows(`[data-review-state=${status}]`),
  }
}
const openHistory: Step = async (studio) => {
  await studio.press('Control+Shift+h')
  await shows('[data-voix-history]')(studio)
}
const PUBLISHED: Partial<Given> = { livePath: '/studio-test' }

/** One case per command of the registry. The test fails for a command without one. */
export const CASES: Record<string, CommandCase> = {
  undo: { at: delta, before: press('Control+d'), effect: count(6) },
  redo: {
    at: delta,
    before: async (studio) => {
      await studio.press('Control+d')
      await count(7)(studio)
      await studio.press('Control+z')
      await count(6)(studio)
    },
    effect: count(7),
  },
  revisions: { effect: shows('[data-voix-history]') },
  'close-revisions': { before: openHistory, effect: hides('[data-voix-history]') },
  'leave-revision': { reason: 'you are looking at it', effect: hides('[data-voix-history]') },
  'restore-revision': {
    reason: 'choose a version in the version history first',
    effect: hides('[data-voix-history]'),
  },
  'show-palette': { effect: focused('[aria-label="Search slices"]') },
  'add-before': { at: delta, effect: adds },
  'add-after': { at: delta, effect: adds },
  'add-inside': { at: alpha, effect: adds },
  duplicate: { at: delta, effect: count(7) },
  replace: { at: delta, effect: dialog('Replace by') },
  rename: { at: delta, effect: focused('[role=treeitem] input') },
  'apply-template': { at: delta, effect: dialog('Apply template') },
  'save-recipe': { at: delta, effect: dialog('Save as recipe') },
  'save-page-recipe': { effect: dialog('Save page as recipe') },
  'make-section': { at: delta, effect: dialog('Make a shared section') },
  'edit-section': { at: delta, reason: 'select a shared section first', effect: count(6) },
  'detach-section': { at: delta, reason: 'select a shared section first', effect: count(6) },
  link: { reason: 'go into a rich text or the words of a button first', effect: count(6) },
  enable: { at: delta, before: press('Control+e'), effect: isEnabled(true) },
  disable: { at: delta, effect: isEnabled(false) },
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
  copy: { at: delta, effect: says('Element copied.') },
  cut: { at: delta, effect: count(5) },
  paste: { at: delta, before: copyDelta, effect: count(7) },
  'paste-inside': {
    at: delta,
    before: async (studio) => {
      await copyDelta(studio)
      await studio.user.click(studio.item(alpha.id))
    },
    effect: holds(() =>
      expect(document.querySelectorAll('[role=treeitem][aria-level="2"][data-element-id]')).toHaveLength(3),
    ),
  },
  'unselect-field': {
    at: delta,
    before: async (studio) => {
      act(() => document.querySelector<HTMLElement>('#field-title')?.focus())
      await holds(() => expect(selectionOf().field).toBe('title'))(studio)
      await studio.press('Control+Shift+l')
      await focused(`[data-element-id="${delta.id}"]`)(studio)
    },
    effect: holds(() => expect(selectionOf().field).toBeNull()),
  },
  'select-parent': { at: beta, effect: selects(alpha) },
  'select-first-child': { at: alpha, effect: selects(beta) },
  'select-next': { at: beta, effect: selects(gamma) },
  'select-previous': { at: gamma, effect: selects(beta) },
  'select-siblings': { at: beta, effect: selects(beta, gamma) },
  unselect: { at: beta, effect: selects() },
  'save-draft': { at: delta, before: press('Control+d'), effect: saves('saveDraft') },
  publish: { at: delta, before: press('Control+d'), effect: publishes('savePublishVersion') },
  'save-version': { at: delta, before: press('Control+d'), effect: saves('saveVersionForLater') },
  'quick-save': { at: delta, before: press('Control+d'), effect: publishes('quickSave') },
  'view-page': { given: PUBLISHED, effect: opensWindow },
  unpublish: { given: PUBLISHED, effect: question('Unpublish') },
  'schedule-page': { effect: dialog('Schedule') },
  'copy-page': { effect: dialog('Copy') },
  'share-preview': { effect: dialog('Share a preview of') },
  'trash-page': { effect: question('Move') },
  'preview-release': { reason: 'you work in no release', effect: count(6) },
  'leave-release': { reason: 'you work in no release', effect: count(6) },
  'breakpoint-default': breakpoint('default', '3'),
  'breakpoint-sm': breakpoint('sm'),
  'breakpoint-md': breakpoint('md'),
  'breakpoint-lg': breakpoint('lg'),
  'breakpoint-xl': breakpoint('xl'),
  'breakpoint-2xl': breakpoint('2xl'),
  'zoom-in': { before: press('Shift+0'), effect: zoom('1.25') },
  'zoom-out': { before: press('Shift+0'), effect: zoom('0.75') },
  'zoom-fit': { before: press('Shift+0'), effect: zoom('fit') },
  'zoom-100': { before: press('Shift+1'), effect: zoom('1') },
  'focus-mode': { effect: hides('[data-voix-region=bar]') },
  'open-preview': { effect: opensWindow },
  'leave-focus-mode': { before: press('Control+.'), effect: shows('[data-voix-region=bar]') },
  'see-as-visitor': { effect: dialog('See as visitor') },
  'see-as-editor': {
    before: async (studio) => {
      await studio.press('v')
      await studio.user.click(await screen.findByRole('button', { name: 'Show' }))
      await shows('[data-voix-visitor-banner]')(studio)
    },
    effect: hides('[data-voix-visitor-banner]'),
  },
  'review-mode': { effect: shows('[data-voix-review]') },
  'leave-review-mode': { before: press('c'), effect: hides('[data-voix-review]') },
  annotate: { at: delta, effect: dialog('New annotation') },
  'annotate-page': { effect: dialog('New annotation') },
  'ask-for-review': reviewed('pending'),
  'approve-page': reviewed('approved'),
  'ask-for-changes': reviewed('changes'),
  'toggle-theme': { effect: holds(() => expect(setTheme).toHaveBeenCalledWith('dark')) },
  'theme-color': { effect: dialog('Theme colour') },
  'show-elements': { at: delta, before: press('a'), effect: focused(`[data-element-id="${delta.id}"]`) },
  'show-checks': { effect: shows('[data-checks]') },
  'go-to-frame': { before: moveFrame, effect: focusesFrame },
  'go-to-inspector': { at: delta, effect: region('inspector') },
  'go-to-bar': { effect: region('bar') },
  'next-region': { at: delta, before: moveFrame, effect: focusesFrame },
  'previous-region': { at: delta, effect: region('bar') },
  'page-panel': {
    at: delta,
    effect: async (studio) => {
      await region('inspector')(studio)
      await shows('[data-inspected-page]')(studio)
    },
  },
  'element-menu': { at: delta, effect: holds(() => expect(screen.getAllByRole('menu')).toHaveLength(1)) },
  commands: { effect: dialog('Commands, elements and slices') },
  shortcuts: { effect: dialog('Keyboard shortcuts') },
}
