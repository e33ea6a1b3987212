import { expect, it, vi } from 'vitest'
import { toTree } from '../../../tree'
import { createStudioStore } from '../../model'
import { editorOf } from '../../spec/fixtures'
import { PAGE, ROWS } from '../../model/spec/fixtures'
import { createPendingInputs, keyOfInput, livingTexts, refusedTexts } from './createPendingInputs'
import type { PendingText } from '../../model/pendingInput'

const tree = toTree(ROWS)
const page: PendingText['place'] = { element: null, tab: 'page' }
const text = (part: Partial<PendingText> = {}): PendingText => ({
  place: page,
  name: 'path',
  label: 'Path',
  text: '/two words',
  problem: 'No spaces.',
  stored: '/',
  ...part,
})

const open = () =>
  createPendingInputs({ store: editorOf(createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })).slice('input') })

it('tells places apart by element, tab, breakpoint and input', () => {
  const places = [
    page,
    { element: 'a', tab: 'page' },
    { element: null, tab: 'seo' },
    { element: null, tab: 'page', breakpoint: 'md' as const },
  ]
  const keys = places.flatMap((place) => ['path', 'title'].map((id) => keyOfInput({ place, id })))
  expect(new Set(keys).size).toBe(8)
})

it('names what the page refuses, and not what is unfinished or of an element that is gone', () => {
  const { store, keep, drop } = open()
  keep('1', text())
  keep('2', text({ problem: null, name: 'newTag' }))
  keep('3', text({ place: { element: 'a', tab: 'style' } }))
  keep('4', text({ place: { element: 'gone', tab: 'style' } }))
  const refused = () => refusedTexts({ texts: store.getState().texts, tree }).map(([key]) => key)
  expect(refused()).toEqual(['1', '3'])
  expect(livingTexts({ texts: store.getState().texts, tree }).map(([key]) => key)).toEqual(['1', '2', '3'])
  drop('1')
  expect(refused()).toEqual(['3'])
})

it('has nothing to say of a save any more once every text is right', () => {
  const { store, keep, drop, tell } = open()
  keep('1', text())
  keep('2', text())
  tell('refused')
  drop('1')
  expect(store.getState().notice).toBe('refused')
  drop('2')
  expect(store.getState().notice).toBe(null)
})

it('takes what inputs hold back while they are there', () => {
  const inputs = open()
  const commit = vi.fn()
  const release = inputs.mount('1', { commit, show: () => undefined, stored: () => '/' })
  inputs.commit()
  expect(commit).toHaveBeenCalledOnce()
  release()
  inputs.commit()
  expect(commit).toHaveBeenCalledOnce()
  expect(inputs.isMounted('1')).toBe(false)
})

it('leaves what was written since where it is', () => {
  const inputs = open()
  const show = vi.fn()
  inputs.mount('1', { commit: () => undefined, show, stored: () => '/changed' })
  inputs.keep('2', text({ text: '/newer words' }))
  const texts = ['1', '2'].map((key) => [key, text()] as const)
  expect(inputs.bringBack(texts)).toEqual(texts)
  expect(show).not.toHaveBeenCalled()
  expect([...inputs.store.getState().texts.values()].map(({ text }) => text)).toEqual(['/newer words'])
})

it('shows what a window left behind, in inputs that are there and those that come', () => {
  const inputs = open()
  const show = vi.fn()
  inputs.mount('1', { commit: () => undefined, show, stored: () => '/' })
  inputs.bringBack([
    ['1', text()],
    ['2', text({ name: 'title' })],
  ])
  expect(show).toHaveBeenCalledExactlyOnceWith(text())
  expect([...inputs.store.getState().texts.values()].map(({ stored }) => stored)).toEqual([null, null])
})
