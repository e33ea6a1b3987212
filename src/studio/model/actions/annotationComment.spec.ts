import { expect, it } from 'vitest'
import { after, ANNOTATION, stateOf } from '../spec/fixtures'

const state = after(stateOf(), { type: 'annotationAdd', annotation: ANNOTATION })
const comment = { id: 'c2', text: 'Done', author: null, createdAt: '2026-01-02T00:00:00.000Z' }

it('adds a comment to the thread', () => {
  const commented = after(state, { type: 'annotationComment', uuid: 'n1', comment })
  expect(commented.review.annotations.md?.[0]?.comments.map(({ id }) => id)).toEqual(['c1', 'c2'])
})

it('leaves the state alone for a comment that is there, and for an unknown annotation', () => {
  expect(after(state, { type: 'annotationComment', uuid: 'n1', comment: { ...comment, id: 'c1' } })).toBe(state)
  expect(after(state, { type: 'annotationComment', uuid: 'nope', comment })).toBe(state)
})
