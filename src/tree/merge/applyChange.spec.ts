import { expect, it } from 'vitest'
import { createRow } from '../row'
import type { Row } from '../types'
import { applyChange } from './applyChange'
import type { Change } from './types'

const row = (id: string, text: string): Row => createRow({ id, blockType: 'note', fields: { text } })
const texts = (rows: Row[], change: Partial<Change>) =>
  applyChange({ page: {}, rows }, { page: {}, upsert: [], remove: [], order: null, ...change }).rows.map(
    (own) => own.text,
  )

const stored = [row('a', 'A'), row('b', 'B'), row('a', 'A too')]

it('changes the element that has an id, not the broken row that has it too', () => {
  expect(texts(stored, { upsert: [row('a', 'A!')] })).toEqual(['A!', 'B', 'A too'])
})

it('keeps rows of the same id apart when the order changes, named or not', () => {
  expect(texts(stored, { order: ['b', 'a', 'a'] })).toEqual(['B', 'A', 'A too'])
  expect(texts(stored, { order: ['b', 'a'] }).toSorted()).toEqual(['A', 'A too', 'B'])
})

it('drops the rows of an id that are not said to stay', () => {
  expect(texts(stored, { duplicates: { a: [0] }, order: ['a', 'b'] })).toEqual(['A', 'B'])
  expect(texts(stored, { duplicates: { a: [1] } })).toEqual(['B', 'A too'])
  expect(texts(stored, { duplicates: { b: [0] } })).toEqual(['A', 'B', 'A too'])
})
