import { expect, it } from 'vitest'
import { after, ANNOTATION, stateOf } from '../spec/fixtures'

it('starts a review as pending with the first annotation, keyed by its breakpoint', () => {
  const state = after(stateOf(), { type: 'annotationAdd', annotation: ANNOTATION })
  expect(state.review).toEqual({ status: 'pending', annotations: { md: [ANNOTATION] } })
})

it('changes neither the page nor its elements', () => {
  const before = stateOf()
  const state = after(before, { type: 'annotationAdd', annotation: ANNOTATION })
  expect([state.page, state.tree]).toEqual([before.page, before.tree])
})

it('leaves the state alone when the annotation is there already', () => {
  const state = after(stateOf(), { type: 'annotationAdd', annotation: ANNOTATION })
  expect(after(state, { type: 'annotationAdd', annotation: ANNOTATION })).toBe(state)
})
