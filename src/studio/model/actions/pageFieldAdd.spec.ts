import { expect, it } from 'vitest'
import { after, stateOf } from '../spec/fixtures'

const field = { id: 'f3', name: 'outro', type: 'text', enabled: true, text: 'Bye' }
const names = (index?: number) =>
  after(stateOf(), { type: 'pageFieldAdd', field, index }).page.fields.map(({ name }) => name)

it('adds a field of the page, last or where told', () => {
  expect(names()).toEqual(['intro', 'price', 'outro'])
  expect(names(0)).toEqual(['outro', 'intro', 'price'])
})

it('leaves the state alone when the id or the name is taken', () => {
  const state = stateOf()
  expect(after(state, { type: 'pageFieldAdd', field: { ...field, id: 'f1' } })).toBe(state)
  expect(after(state, { type: 'pageFieldAdd', field: { ...field, name: 'intro' } })).toBe(state)
})
