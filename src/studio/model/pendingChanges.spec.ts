import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, toRows, toTree } from '../../tree'
import type { Row } from '../../tree'
import { isDirty, pendingChanges } from './pendingChanges'
import { after, row, stateOf } from './spec/fixtures'
import { actionOf, step } from './spec/randomActions'

describe('pendingChanges', () => {
  it('is null for a page that was just opened', () => {
    expect(pendingChanges(stateOf())).toBeNull()
    expect(isDirty(stateOf())).toBe(false)
  })

  it('sends the changed element and nothing else', () => {
    const state = after(stateOf(), { type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' })
    expect(pendingChanges(state)).toEqual({ upsert: [state.tree.rows.b], remove: [] })
  })

  it('sends the order when what there is has changed', () => {
    const state = after(
      stateOf(),
      { type: 'deleteElement', ids: ['a'] },
      { type: 'addElement', rows: [row('x')], place: { parent: 'e', slot: 'default', index: 0 } },
    )
    expect(pendingChanges(state)).toEqual({
      upsert: [state.tree.rows.x],
      remove: ['a', 'b', 'c', 'd'],
      order: ['e', 'x', 'f'],
    })
  })

  it('says which rows stay of an id when a broken row with a taken id is deleted', () => {
    const opened = stateOf([row('a'), row('b'), row('a', { title: 'too' })])
    const state = after(opened, { type: 'unplacedDelete', index: 2 })
    expect(pendingChanges(state)).toEqual({ upsert: [], remove: [], duplicates: { a: [0] }, order: ['a', 'b'] })
    const placed = after(opened, { type: 'unplacedPlace', index: 2, newId: 'n', parent: null, slot: 'default' })
    expect(pendingChanges(placed)).toMatchObject({ upsert: [{ id: 'n', title: 'too' }], duplicates: { a: [0] } })
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
        const { upsert, remove, duplicates, order } = pendingChanges(state) ?? { upsert: [], remove: [] }
        const change = { page: {}, upsert, remove, order: order ?? null, ...(duplicates ? { duplicates } : {}) }
        const saved = applyChange({ page: {}, rows: toRows(state.saved.tree) }, change)
        expect(saved.rows).toEqual(toRows(state.tree))
      }),
      { numRuns: 200 },
    )
  })

  it('sends the order alone for a move among siblings', () => {
    const state = after(stateOf(), {
      type: 'moveElement',
      ids: ['b'],
      place: { parent: 'a', slot: 'default', index: 1 },
    })
    expect(pendingChanges(state)).toEqual({ upsert: [], remove: [], order: ['a', 'c', 'b', 'd', 'e', 'f'] })
  })

  it("sends the page's own changes", () => {
    const state = after(stateOf(), { type: 'settingsUpdate', id: null, settings: { title: 'New' } })
    expect(pendingChanges(state)).toEqual({ page: { title: 'New' }, upsert: [], remove: [] })
  })

  it('is null again when a change is taken back by hand', () => {
    const state = after(
      stateOf(),
      { type: 'fieldUpdate', id: 'b', field: 'title', value: 'New' },
      { type: 'fieldUpdate', id: 'b', field: 'title', value: 'b' },
    )
    expect(pendingChanges(state)).toBeNull()
  })

  it('removes rows without a place that were deleted', () => {
    const state = after(stateOf([row('a'), row('x<nope')]), { type: 'deleteElement', ids: ['x'] })
    expect(pendingChanges(state)).toEqual({ upsert: [], remove: ['x'], order: ['a'] })
  })

  it('leads the server from the saved copy to the working copy, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = stateOf()
        for (const [index, next] of steps.entries()) state = after(state, actionOf(state, next, index))
        const changes = pendingChanges(state)
        const rows = applySave(toRows(state.saved.tree), changes)
        expect(toTree(rows)).toEqual(state.tree)
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})

/** What a server does with the elements of a save. */
function applySave(stored: Row[], changes: ReturnType<typeof pendingChanges>): Row[] {
  if (!changes) return stored
  const byId = new Map(stored.map((item) => [item.id, item]))
  for (const id of changes.remove) byId.delete(id)
  for (const item of changes.upsert) byId.set(item.id, item)
  return changes.order ? changes.order.map((id) => byId.get(id) as Row) : [...byId.values()]
}
