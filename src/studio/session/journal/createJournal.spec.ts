import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStudioStore } from '../../model'
import { createPendingInputs } from '../pendingInput/createPendingInputs'
import { editorOf } from '../../spec/fixtures'
import { PAGE, ROWS } from '../../model/spec/fixtures'
import { createJournal } from './createJournal'
import type { JournalEntry } from '../../model/unsaved'

const disk = vi.hoisted(() => ({ entries: new Map<string, unknown>(), problem: null as Error | null }))
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(disk.entries.get(key)),
  keys: () => Promise.resolve([...disk.entries.keys()]),
  del: (key: string) => Promise.resolve(void disk.entries.delete(key)),
  set: (key: string, value: unknown) => {
    if (disk.problem) return Promise.reject(disk.problem)
    disk.entries.set(key, structuredClone(value))
    return Promise.resolve()
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  disk.entries.clear()
  disk.problem = null
})

const titleIn = (entry: unknown) => (entry as JournalEntry | undefined)?.change?.rows.updated.b?.[1].title

function open(windowId = 'w1', more: Partial<Parameters<typeof createJournal>[0]> = {}) {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const editor = editorOf(store)
  const acting = editor.slice('save')
  const inputs = createPendingInputs({ store: editor.slice('input') })
  const journal = createJournal({ store, input: inputs.store, acting, pageKey: 'p', windowId, ...more })
  const type = (value: string) => void store.dispatch({ type: 'fieldUpdate', id: 'b', field: 'title', value })
  const written = () => titleIn(disk.entries.get(`u:p:${windowId}`))
  return { acting, inputs, journal, store, type, written }
}

describe('the journal', () => {
  it('holds every keystroke at most a second later, also while the typing goes on', async () => {
    const { journal, type, written } = open()
    journal.start(() => undefined)
    const typed: { text: string; at: number }[] = []
    for (let count = 0; count < 50; count++) {
      const text = 'x'.repeat(count + 1)
      type(text)
      typed.push({ text, at: Date.now() })
      await vi.advanceTimersByTimeAsync(90)
      const due = typed.findLast(({ at }) => Date.now() - at >= 1000)
      if (due) expect(String(written()).length).toBeGreaterThanOrEqual(due.text.length)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(written()).toBe('x'.repeat(50))
  })

  it('writes at once when the window goes, and forgets what was saved', async () => {
    const { journal, store, type, written } = open()
    journal.start(() => undefined)
    type('Mine')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(0)
    expect(written()).toBe('Mine')
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    store.dispatch({ type: 'setIsSaving', isSaving: false, rev: 2 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(disk.entries.size).toBe(0)
  })

  it('keeps what was typed while a save failed or was never answered', async () => {
    const { journal, store, type, written } = open()
    journal.start(() => undefined)
    type('Mine')
    store.dispatch({ type: 'setIsSaving', isSaving: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(written()).toBe('Mine')
    store.dispatch({ type: 'setIsSaving', isSaving: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(written()).toBe('Mine')
  })

  it('writes what is due when it is stopped, and nothing after that', async () => {
    const { journal, type, written } = open()
    const stop = journal.start(() => undefined)
    type('First')
    stop()
    type('Second')
    await vi.advanceTimersByTimeAsync(5000)
    expect(written()).toBe('First')
  })

  it('leaves other windows, pages and people alone', async () => {
    const first = open('w1')
    first.type('One')
    await first.journal.write()
    const second = open('w2')
    second.type('Two')
    await second.journal.write()
    const entry = disk.entries.get('u:p:w1') as JournalEntry
    disk.entries.set('u:other:w3', { ...entry, window: 'w3' })
    disk.entries.set('someone:p:w4', { ...entry, window: 'w4' })
    const older = { change: { page: {}, upsert: [], remove: ['b'], order: null }, prior: { page: {}, rows: {} } }
    disk.entries.set('u:p:w5', { ...older, window: 'w5', at: '', rev: 1 })
    disk.entries.set('u:p:w6', 'something else')
    const others = await second.journal.readOthers()
    expect(others.map((each) => [each.window, titleIn(each)])).toEqual([['w1', 'One']])
    await second.journal.forget('u:p:w1')
    expect(await second.journal.read('u:p:w1')).toBeNull()
    expect(second.written()).toBe('Two')
  })

  it('offers what was left in releases that are over, and nothing of those that are open', async () => {
    const kept = { change: null, texts: {}, at: '', rev: 1_000_002 }
    disk.entries.set('u:p@over:w1', { ...kept, window: 'w1' })
    disk.entries.set('u:p@open:w3', { ...kept, window: 'w3' })
    disk.entries.set('u:p:w4', { ...kept, window: 'w4' })
    const { journal } = open('w2', { isOver: (release) => release === 'over' })
    const found = await journal.readOthers()
    expect(found.map(({ key, isOfRelease }) => [key, isOfRelease])).toEqual([
      ['u:p@over:w1', true],
      ['u:p:w4', false],
    ])
    await journal.forget('u:p@over:w1')
    expect([...disk.entries.keys()]).toEqual(['u:p@open:w3', 'u:p:w4'])
  })

  it('forgets the entry of the release from which the page has come once its own is written', async () => {
    disk.entries.set('u:p@over:w1', { change: null, texts: {}, at: '', rev: 1, window: 'w1' })
    const { journal, type, written } = open('w1', { broughtFrom: 'p@over' })
    type('Brought')
    disk.problem = new DOMException('full', 'QuotaExceededError')
    const stop = journal.start(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(disk.entries.has('u:p@over:w1')).toBe(true)
    stop()
    disk.problem = null
    journal.start(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect([...disk.entries.keys()]).toEqual(['u:p:w1'])
    expect(written()).toBe('Brought')
  })

  it('goes on under whoever acts from here on, with all that is unsaved', async () => {
    const { acting, journal, type, written } = open()
    journal.start(() => undefined)
    type('Before')
    await vi.advanceTimersByTimeAsync(1000)
    expect(written()).toBe('Before')
    acting.setState({ user: 'other' })
    await vi.advanceTimersByTimeAsync(0)
    expect([...disk.entries.keys()]).toEqual(['other:p:w1'])
    type('After')
    await vi.advanceTimersByTimeAsync(1000)
    expect([...disk.entries.keys()]).toEqual(['other:p:w1'])
    expect(titleIn(disk.entries.get('other:p:w1'))).toBe('After')
  })

  it('holds texts that the page does not take, also when everything else is saved, and not those of elements that are gone', async () => {
    const { inputs, journal } = open()
    journal.start(() => undefined)
    const text = { name: 'path', label: 'Path', text: '/two words', problem: 'No spaces.', stored: '/' }
    inputs.keep('path', { place: { element: null, tab: 'page' }, ...text })
    inputs.keep('gone', { place: { element: 'gone', tab: 'style' }, ...text })
    await vi.advanceTimersByTimeAsync(1000)
    const entry = disk.entries.get('u:p:w1') as JournalEntry
    expect(entry.change).toBeNull()
    expect(Object.keys(entry.texts ?? {})).toEqual(['path'])
    inputs.drop('path')
    await vi.advanceTimersByTimeAsync(1000)
    expect(disk.entries.size).toBe(0)
  })

  it('says when it cannot write, and when it can again', async () => {
    const { journal, type } = open()
    const problems: (string | null)[] = []
    journal.start((problem) => problems.push(problem))
    disk.problem = new DOMException('full', 'QuotaExceededError')
    type('One')
    await vi.advanceTimersByTimeAsync(1000)
    disk.problem = null
    type('Two')
    await vi.advanceTimersByTimeAsync(1000)
    expect(problems).toEqual([expect.stringContaining('no room left'), null])
  })
})
