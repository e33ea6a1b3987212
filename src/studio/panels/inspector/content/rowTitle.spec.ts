import { expect, it } from 'vitest'
import { rowTitle } from './rowTitle'

const titleOf = (data: unknown) => rowTitle({ data, number: 3 })

it('calls a row by its title, else by the first text in it, else by its number', () => {
  expect(titleOf({ id: 'abc', caption: 'The bay', title: 'Coral' })).toBe('Coral')
  expect(titleOf({ id: 'abc', width: 'w-1/2', note: 'Two words' })).toBe('Two words')
  expect(titleOf({ id: 'abc', width: 'w-1/2', title: ' ' })).toBe('Row 3')
  expect(titleOf(undefined)).toBe('Row 3')
})

it('reads rich text, and shortens what is long', () => {
  const root = { type: 'root', children: [{ children: [{ text: 'Check in' }, { text: 'at three' }] }] }
  expect(titleOf({ copy: { root } })).toBe('Check in at three')
  expect(titleOf({ title: 'x'.repeat(80) })).toBe(`${'x'.repeat(60)}…`)
})
