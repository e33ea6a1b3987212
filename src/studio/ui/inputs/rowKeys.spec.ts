import { expect, it } from 'vitest'
import { inOrder, keysOf, nextKeys } from './rowKeys'

const after = (before: readonly string[], names: readonly string[]) =>
  keysOf(nextKeys({ rows: nextKeys({ rows: [], names: before }), names }))

it('leaves a row its key when one before it is removed, and when they change places', () => {
  const [aa, bb, cc] = keysOf(nextKeys({ rows: [], names: ['aa', 'bb', 'cc'] }))
  expect(after(['aa', 'bb', 'cc'], ['bb', 'cc'])).toEqual([bb, cc])
  expect(after(['aa', 'bb', 'cc'], ['cc', 'aa', 'bb'])).toEqual([cc, aa, bb])
})

it('leaves a row its key when it is renamed, wherever it stands then', () => {
  expect(after(['aa', 'bb'], ['aa', 'bbb'])).toEqual(after(['aa', 'bb'], ['aa', 'bb']))
  expect(after(['alpha', 'beta'], ['10k', 'alpha'])).toEqual(after(['alpha', 'beta'], ['beta', 'alpha']))
})

it('gives each row a key of its own, also where a name stands twice or comes again', () => {
  expect(new Set(after([], ['aa', 'aa', 'bb'])).size).toBe(3)
  const rows = nextKeys({ rows: [], names: ['aa', 'bb'] })
  const renamed = nextKeys({ rows, names: ['zz', 'bb'] })
  const added = nextKeys({ rows: renamed, names: ['zz', 'bb', 'aa'] })
  expect(new Set(keysOf(added)).size).toBe(3)
})

it('keeps the rows as they are while no name changes', () => {
  const rows = nextKeys({ rows: [], names: ['aa', 'bb'] })
  expect(nextKeys({ rows, names: ['aa', 'bb'] })).toBe(rows)
})

it('leaves rows their places under the hands of whoever renames one, and puts new ones last', () => {
  const rows = nextKeys({ rows: [], names: ['alpha', 'beta'] })
  const order = (names: readonly string[]) =>
    inOrder({ before: rows, rows: nextKeys({ rows, names }) }).map(({ name }) => name)
  expect(order(['10k', 'alpha'])).toEqual(['alpha', '10k'])
  expect(order(['aa', 'alpha', 'beta'])).toEqual(['alpha', 'beta', 'aa'])
  expect(inOrder({ before: [], rows }).map(({ name }) => name)).toEqual(['alpha', 'beta'])
})
