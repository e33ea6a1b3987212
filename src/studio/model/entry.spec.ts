import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { isEqual, mergePages, toContent } from '../../tree'
import { after, row, stateOf } from './spec/fixtures'
import { actionOf, step } from './spec/randomActions'
import type { StudioState } from './types'
import { entryOf, readEntry, recoverySides, type JournalEntry } from './unsaved'

const IN = { window: 'w', at: '2026-01-01T00:00:00.000Z' }
const title = (state: StudioState, id: string, value: string) =>
  after(state, { type: 'fieldUpdate', id, field: 'title', value })
const stored = (state: StudioState) => JSON.parse(JSON.stringify(entryOf(state, IN))) as JournalEntry
const bringBack = (entry: JournalEntry, now: StudioState) => mergePages(recoverySides(entry, now))

describe('an entry of the journal', () => {
  it('is nothing for a page without changes, and as large as the change', () => {
    expect(entryOf(stateOf(), IN)).toBeNull()
    const entry = stored(title(stateOf(), 'b', 'Mine'))
    expect(entry).toMatchObject({ ...IN, rev: stateOf().rev })
    expect(entry.change).toMatchObject({ page: {}, rows: { added: {}, removed: {} }, order: {}, orphans: null })
    expect(Object.keys(entry.change?.rows.updated ?? {})).toEqual(['b'])
    expect(readEntry(entry)).toEqual(entry)
    for (const junk of [null, 7, 'x', {}, { ...IN, change: null }, { ...IN, change: { upsert: [] } }])
      expect(readEntry(junk)).toBeNull()
  })

  it('brings back what was done, whatever it was, to the page as it was saved', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        let state = stateOf()
        for (const [index, next] of steps.entries()) state = after(state, actionOf(state, next, index))
        if (!entryOf(state, IN)) return
        const entry = stored(state)
        const { content, conflicts } = bringBack(entry, stateOf())
        expect(conflicts).toEqual([])
        expect(isEqual(content, toContent(state))).toBe(true)
        // The save succeeded but the response was lost: there is nothing to restore.
        const again = bringBack(entry, state)
        expect([again.conflicts, isEqual(again.content, toContent(state))]).toEqual([[], true])
      }),
      { numRuns: repeats({ test: 60, all: 300 }) },
    )
  })

  it('is merged into a page that went on, and asks where somebody changed the same', () => {
    const entry = stored(title(stateOf(), 'b', 'Mine'))
    const beside = bringBack(entry, title(stateOf(), 'c', 'Theirs'))
    expect(beside.conflicts).toEqual([])
    expect(beside.content.rows.flatMap((each) => (['b', 'c'].includes(each.id) ? [each.title] : []))).toEqual([
      'Mine',
      'Theirs',
    ])
    const same = bringBack(entry, title(stateOf(), 'b', 'Theirs'))
    expect(same.conflicts).toEqual([{ element: 'b', field: 'title', base: 'b', mine: 'Mine', theirs: 'Theirs' }])
  })

  it('names the right one of several rows with one id', () => {
    const opened = stateOf([row('a'), row('b', { title: '1' }), row('b', { title: '2' }), row('b', { title: '3' })])
    const entry = stored(after(opened, { type: 'unplacedDelete', index: 2 }))
    const { content, conflicts } = bringBack(entry, title(opened, 'a', 'Theirs'))
    expect(conflicts).toEqual([])
    expect(content.rows.map((each) => each.title)).toEqual(['Theirs', '1', '3'])
  })
})
