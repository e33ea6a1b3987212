import { expect, it } from 'vitest'
import { innerValue, withInnerValue, type InnerPath } from './innerPath'

const rows = [
  { id: 'a', title: 'Sand' },
  { id: 'b', title: 'Sea', price: { amount: '3' }, notes: [{ id: 'n', text: 'Warm' }] },
]

it.each<[string, unknown, InnerPath, unknown]>([
  ['the field itself', 'Sand', [], 'Sand'],
  ['a field of a group', { amount: '3' }, ['amount'], '3'],
  ['a field of a group without a value', null, ['amount'], undefined],
  ['a field of a row', rows, [{ row: 'b' }, 'title'], 'Sea'],
  ['a group in a row', rows, [{ row: 'b' }, 'price', 'amount'], '3'],
  ['a row in a row', rows, [{ row: 'b' }, 'notes', { row: 'n' }, 'text'], 'Warm'],
  ['a row that was stored without an id', [{ title: 'Sand' }, { title: 'Sea' }], [{ row: 'row-1' }, 'title'], 'Sea'],
])('finds and sets the value of %s, and leaves the rest as it is', (_what, value, path, found) => {
  expect(innerValue(value, path)).toEqual({ value: found })
  const next = withInnerValue(value, path, 'New')
  expect(innerValue(next, path)).toEqual({ value: 'New' })
  expect(withInnerValue(next, path, found)).toEqual(value ?? { amount: undefined })
})

it.each<[string, unknown]>([
  ['is gone', rows.slice(0, 1)],
  ['was in a list that is none any more', null],
])('knows nothing of a row that %s, and changes nothing', (_what, value) => {
  const path = [{ row: 'b' }, 'title']
  expect(innerValue(value, path)).toBeNull()
  expect(withInnerValue(value, path, 'New')).toBe(value)
})

it('finds a row wherever it stands by now', () => {
  const later = [{ id: 'new', title: '' }, ...rows]
  expect(withInnerValue(later, [{ row: 'a' }, 'title'], 'Snow')).toEqual([
    { id: 'new', title: '' },
    { id: 'a', title: 'Snow' },
    rows[1],
  ])
})
