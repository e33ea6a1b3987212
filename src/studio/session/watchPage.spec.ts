import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEnvelope, createRow } from '../../tree'
import { createStudioStore } from '../model'
import { editorOf, HOME } from '../spec/fixtures'
import type { StudioSession } from './session'
import { watchOpening, watchPalettePlace } from './watchPage'

function open() {
  const row = (id: string, parent: string | null = null) =>
    createRow({ id, blockType: 'group', element: createEnvelope({ parent }), fields: { title: id } })
  const store = createStudioStore({ page: HOME, rows: [row('a'), row('b'), row('c', 'b')], rev: 1 })
  const ui = editorOf(store).slice('ui')
  store.dispatch({ type: 'selectElements', ids: ['a'] })
  watchPalettePlace({ store, ui })
  const choose = (parent: string | null, index: number) =>
    ui.setState({ palettePlace: { parent, slot: 'default', index } })
  return { store, choose, place: () => ui.getState().palettePlace }
}

it('keeps a chosen place while somebody types, and while something changes elsewhere', () => {
  const { store, choose, place } = open()
  choose(null, 1)
  store.dispatch({ type: 'fieldUpdate', id: 'a', field: 'title', value: 'New' })
  store.dispatch({ type: 'disableElement', ids: ['c'] })
  expect(place()).toEqual({ parent: null, slot: 'default', index: 1 })
})

it('forgets it when something else is selected', () => {
  const { store, choose, place } = open()
  choose(null, 1)
  store.dispatch({ type: 'selectElements', ids: ['b'] })
  expect(place()).toBeNull()
})

it('forgets it when its neighbours change or its element is gone', () => {
  const { store, choose, place } = open()
  store.dispatch({ type: 'selectElements', ids: [] })
  choose(null, 1)
  store.dispatch({ type: 'deleteElement', ids: ['a'] })
  expect(place()).toBeNull()
  choose('c', 0)
  store.dispatch({ type: 'deleteElement', ids: ['b'] })
  expect(place()).toBeNull()
})

describe('what waits until the page has opened', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  function opening() {
    vi.useFakeTimers()
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1))
    const heard: (() => void)[] = []
    const onFrame = (tell: () => void) => {
      heard.push(tell)
      return () => void heard.splice(heard.indexOf(tell), 1)
    }
    const ui = editorOf(createStudioStore({ page: HOME, rows: [], rev: 1 })).slice('ui')
    const stop = watchOpening({ channel: { onFrame } as StudioSession['channel'], ui })
    return { idle, heard, stop, isOpened: () => ui.getState().isOpened }
  }
  it('comes when the preview has spoken and the browser has nothing better to do', () => {
    const { idle, heard, isOpened } = opening()
    vi.advanceTimersByTime(9_000)
    expect(idle).toEqual([])
    heard[0]?.()
    expect([isOpened(), heard]).toEqual([false, []])
    idle[0]?.()
    expect(isOpened()).toBe(true)
  })
  it('comes without a preview, too', () => {
    const { idle, isOpened } = opening()
    vi.advanceTimersByTime(10_000)
    idle[0]?.()
    expect(isOpened()).toBe(true)
  })
  it('does not come when the page was left', () => {
    const { idle, heard, stop } = opening()
    heard[0]?.()
    stop()
    vi.advanceTimersByTime(10_000)
    expect([idle, heard]).toEqual([[], []])
  })
})
