import { expect, it } from 'vitest'
import { after, PAGE, row, selecting, stateOf } from '../spec/fixtures'

it('opens another page: nothing selected, not dirty, the session kept', () => {
  const before = selecting(after(stateOf(), { type: 'setCurrentState', session: { breakpoint: 'lg' } }), 'b')
  const state = after(before, { type: 'setCurrentPage', page: { ...PAGE, id: 'other' }, rows: [row('x')], rev: 7 })
  expect(state.page.id).toBe('other')
  expect(Object.keys(state.tree.rows)).toEqual(['x'])
  expect(state).toMatchObject({ rev: 7, selection: { elements: [] }, session: { breakpoint: 'lg' } })
  expect(state.saved.tree).toBe(state.tree)
})

it('opens a page in any state of health', () => {
  const state = after(stateOf(), {
    type: 'setCurrentPage',
    page: PAGE,
    rows: [null, 7, { id: 'x' }, row('y<nope')],
    rev: 1,
  })
  expect(Object.keys(state.tree.rows)).toEqual(['x'])
  expect(state.tree.unplaced.map(({ rule }) => rule)).toEqual(['unknown-parent'])
})
