import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeats } from '../../../../scripts/lib/testing/lane.mjs'
import { toRows, toTree } from '../../../tree'
import { PAGE, ROWS } from '../spec/fixtures'
import { actionOf, step } from '../spec/randomActions'
import { createStudioStore } from './createStudioStore'

const plan = fc.array(fc.oneof({ weight: 5, arbitrary: step }, fc.constantFrom('undo' as const, 'redo' as const)), {
  maxLength: 140,
})

it('takes everything back to the identical page, and makes everything again', () => {
  fc.assert(
    fc.property(plan, (steps) => {
      const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1, now: () => 0 })
      const start = store.getState()
      for (const [index, next] of steps.entries()) {
        if (next === 'undo') store.undo()
        else if (next === 'redo') store.redo()
        else store.dispatch(actionOf(store.getState(), next, index))
        const { tree } = store.getState()
        expect(tree.unplaced).toEqual([])
        expect(toTree(toRows(tree))).toEqual(tree)
      }
      const end = store.getState()
      let count = 0
      while (store.undo()) count++
      expect([store.getState().tree, store.getState().page]).toEqual([start.tree, start.page])
      for (; count > 0; count--) store.redo()
      expect([store.getState().tree, store.getState().page]).toEqual([end.tree, end.page])
    }),
    { numRuns: repeats({ test: 150, all: 1500 }) },
  )
})
