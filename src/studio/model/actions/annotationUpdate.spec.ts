import { expect, it } from 'vitest'
import { after, ANNOTATION, stateOf } from '../spec/fixtures'

const state = after(stateOf(), { type: 'annotationAdd', annotation: ANNOTATION })

it('resolves an annotation', () => {
  const resolved = after(state, { type: 'annotationUpdate', uuid: 'n1', annotation: { status: 'resolved' } })
  expect(resolved.review.annotations.md).toEqual([{ ...ANNOTATION, status: 'resolved' }])
})

it('leaves the state alone when nothing changes', () => {
  expect(after(state, { type: 'annotationUpdate', uuid: 'n1', annotation: { x: 0.5 } })).toBe(state)
  expect(after(state, { type: 'annotationUpdate', uuid: 'nope', annotation: { x: 0 } })).toBe(state)
})
