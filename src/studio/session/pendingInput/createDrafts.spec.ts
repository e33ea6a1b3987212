import { expect, it, vi } from 'vitest'
import { toTree } from '../../../tree'
import { ROWS } from '../../model/spec/fixtures'
import { createDrafts, keyOfDraft, livingDrafts, refusedDrafts } from './createDrafts'
import { type Draft } from '../../model/pendingInput'

const tree = toTree(ROWS)
const page: Draft['place'] = { element: null, tab: 'page' }
const draft = (part: Partial<Draft> = {}): Draft => ({
  place: page,
  name: 'path',
  label: 'Path',
  text: '/two words',
  problem: 'No spaces.',
  stored: '/',
  ...part,
})

it('tells places apart by element, tab, breakpoint and input', () => {
  const places = [
    page,
    { element: 'a', tab: 'page' },
    { element: null, tab: 'seo' },
    { element: null, tab: 'page', breakpoint: 'md' as const },
  ]
  const keys = places.flatMap((place) => ['path', 'title'].map((id) => keyOfDraft({ place, id })))
  expect(new Set(keys).size).toBe(8)
})

it('names what the page refuses, and not what is unfinished or of an element that is gone', () => {
  const { store, keep, drop } = createDrafts()
  keep('1', draft())
  keep('2', draft({ problem: null, name: 'newTag' }))
  keep('3', draft({ place: { element: 'a', tab: 'style' } }))
  keep('4', draft({ place: { element: 'gone', tab: 'style' } }))
  const refused = () => refusedDrafts({ drafts: store.getState().drafts, tree }).map(([key]) => key)
  expect(refused()).toEqual(['1', '3'])
  expect(livingDrafts({ drafts: store.getState().drafts, tree }).map(([key]) => key)).toEqual(['1', '2', '3'])
  drop('1')
  expect(refused()).toEqual(['3'])
})

it('has nothing to say of a save any more once every text is right', () => {
  const { store, keep, drop, tell } = createDrafts()
  keep('1', draft())
  keep('2', draft())
  tell('refused')
  drop('1')
  expect(store.getState().told).toBe('refused')
  drop('2')
  expect(store.getState().told).toBe(null)
})

it('takes what inputs hold back while they are there', () => {
  const drafts = createDrafts()
  const commit = vi.fn()
  const release = drafts.mount('1', { commit, show: () => undefined, stored: () => '/' })
  drafts.commit()
  expect(commit).toHaveBeenCalledOnce()
  release()
  drafts.commit()
  expect(commit).toHaveBeenCalledOnce()
  expect(drafts.isMounted('1')).toBe(false)
})

it('leaves what was written since where it is', () => {
  const drafts = createDrafts()
  const show = vi.fn()
  drafts.mount('1', { commit: () => undefined, show, stored: () => '/changed' })
  drafts.keep('2', draft({ text: '/newer words' }))
  const texts = ['1', '2'].map((key) => [key, draft()] as const)
  expect(drafts.bringBack(texts)).toEqual(texts)
  expect(show).not.toHaveBeenCalled()
  expect([...drafts.store.getState().drafts.values()].map(({ text }) => text)).toEqual(['/newer words'])
})

it('shows what a window left behind, in inputs that are there and those that come', () => {
  const drafts = createDrafts()
  const show = vi.fn()
  drafts.mount('1', { commit: () => undefined, show, stored: () => '/' })
  drafts.bringBack([
    ['1', draft()],
    ['2', draft({ name: 'title' })],
  ])
  expect(show).toHaveBeenCalledExactlyOnceWith(draft())
  expect([...drafts.store.getState().drafts.values()].map(({ stored }) => stored)).toEqual([null, null])
})
