import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { applyToRows, toRows, toTree, type Row } from '../../tree'
import { after, row, stateOf } from './spec/fixtures'
import { actionOf, step } from './spec/randomActions'
import type { StudioState } from './types'
import { isDirty, unsaved } from './unsaved'

/** The rows that a server makes of a save. */
const savedRows = (state: StudioState) => {
  const change = unsaved(state)
  return change
    ? applyToRows(state.saved, JSON.parse(JSON.stringify(change)) as typeof change).rows
    : toRows(state.tree)
}

describe('what is unsaved', () => {
  it('is nothing on a page that was just opened, nor when a change is taken back by hand', () => {
    expect([unsaved(stateOf()), isDirty(stateOf())]).toEqual([null, false])
    const typed = after(stateOf(), { type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
    expect(isDirty(typed)).toBe(true)
    expect(unsaved(after(typed, { type: 'fieldUpdate', id: 'b', field: 'title', value: 'b' }))).toBeNull()
  })

  it('is the changed element and nothing else', () => {
    const before = stateOf()
    const state = after(before, { type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
    const updated = { b: [before.tree.rows.b, state.tree.rows.b] }
    expect(unsaved(state)).toEqual({ page: {}, rows: { added: {}, updated, removed: {} }, order: {}, orphans: null })
  })

  it('is the page’s own value, and the list alone for a move among siblings', () => {
    const renamed = after(stateOf(), { type: 'settingsUpdate', id: null, settings: { title: 'New' } })
    expect(unsaved(renamed)?.page).toEqual({ title: ['Home', 'New'] })
    const place = { parent: 'a', slot: 'default', index: 1 }
    const moved = unsaved(after(stateOf(), { type: 'moveElement', ids: ['b'], place }))
    expect(moved).toMatchObject({
      rows: { updated: {} },
      order: {
        a: [
          ['b', 'c', 'd'],
          ['c', 'b', 'd'],
        ],
      },
    })
  })

  it('leads the server to the same rows, whichever of one id are deleted, placed or changed', () => {
    const rows = [row('a'), row('b', { title: '1' }), row('b', { title: '2' }), row('c'), row('b', { title: '3' })]
    const deletions = fc.subarray([0, 1, 2, 3, 4])
    fc.assert(
      fc.property(deletions, fc.boolean(), fc.boolean(), (gone, edits, places) => {
        let state = stateOf(rows)
        if (edits) state = after(state, { type: 'fieldUpdate', id: 'b', field: 'title', value: 'Edited' })
        for (const index of gone.toReversed()) {
          const isElement = Object.values(state.tree.rows).find((own) => own === toRows(state.tree)[index])
          const place = { newId: `n${index}`, parent: null, slot: 'default' }
          if (isElement) state = after(state, { type: 'deleteElement', ids: [isElement.id] })
          else if (places) state = after(state, { type: 'unplacedPlace', index, ...place })
          else state = after(state, { type: 'unplacedDelete', index })
        }
        const sorted = (all: readonly Row[]) => all.map(({ title }) => String(title)).toSorted()
        expect(sorted(savedRows(state))).toEqual(sorted(toRows(state.tree)))
        expect(toTree(savedRows(state)).rows).toEqual(state.tree.rows)
      }),
      { numRuns: repeats({ test: 60, all: 200 }) },
    )
  })

  it('leads the server from the saved copy to the working copy, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = stateOf()
        for (const [index, next] of steps.entries()) state = after(state, actionOf(state, next, index))
        expect(toTree(savedRows(state))).toEqual(state.tree)
      }),
      { numRuns: repeats({ test: 60, all: 300 }) },
    )
  })
})
