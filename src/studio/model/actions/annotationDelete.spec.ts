import { expect, it } from 'vitest'
import { after, ANNOTATION, stateOf } from '../spec/fixtures'

const state = after(
  stateOf(),
  { type: 'annotationAdd', annotation: ANNOTATION },
  { type: 'annotationAdd', annotation: { ...ANNOTATION, uuid: 'n2' } },
)

it('takes one annotation away', () => {
  const left = after(state, { type: 'annotationDelete', uuid: 'n1' }).review.annotations.md
  expect(left?.map(({ uuid }) => uuid)).toEqual(['n2'])
})

it('leaves the state alone for an unknown one', () => {
  expect(after(state, { type: 'annotationDelete', uuid: 'nope' })).toBe(state)
})
