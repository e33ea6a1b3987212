import { expect, it } from 'vitest'
import { fieldOf } from '../spec/fixtures'
import { duplicated, moved, newRow, rowsOf, rowTitle } from './rows'

const FIELDS = [
  fieldOf('width', 'select'),
  fieldOf('caption', 'text'),
  fieldOf('title', 'text'),
  fieldOf('copy', 'richText'),
]
const titleOf = (row: Record<string, unknown>) => rowTitle({ row, fields: FIELDS, index: 2 })

it('calls a row by its title, else by the first text in it, else by its picture, else by its number', () => {
  expect(titleOf({ id: 'abc', caption: 'The bay', title: 'Coral' })).toBe('Coral')
  expect(titleOf({ id: 'abc', width: 'w-1/2', caption: 'Two words' })).toBe('Two words')
  expect(rowTitle({ row: { width: 'w-1/2' }, fields: FIELDS, index: 2, picture: 'pool.jpg' })).toBe('pool.jpg')
  expect(titleOf({ id: 'abc', width: 'w-1/2', title: ' ' })).toBe('Row 3')
})

it('reads rich text, and shortens what is long', () => {
  const root = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Check in' }] }] }
  expect(titleOf({ copy: { root } })).toBe('Check in')
  expect(titleOf({ title: 'x'.repeat(80) })).toBe(`${'x'.repeat(60)}…`)
})

it('begins a row with the defaults of its fields, and gives every row an id', () => {
  const fields = [{ ...fieldOf('width', 'select'), defaultValue: 'half' }, fieldOf('isWide', 'checkbox')]
  expect(newRow(fields)).toEqual({ id: expect.any(String) as string, width: 'half', isWide: false })
  expect(rowsOf([{ title: 'A' }, 'nothing'])).toEqual([{ id: 'row-0', title: 'A' }])
})

it('moves a row, and copies one with ids of its own down to the last list in it', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id, inner: [{ id: `${id}1`, text: id }] }))
  expect(moved(rows, { from: 0, to: 2 }).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  const copied = duplicated(rows, 0)
  const [, copy] = copied as typeof rows
  expect(copied).toHaveLength(4)
  expect(copy).toMatchObject({ inner: [{ text: 'a' }] })
  expect([copy?.id, copy?.inner[0]?.id]).not.toEqual(['a', 'a1'])
})
