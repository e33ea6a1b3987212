import { expect, it } from 'vitest'
import { fillingOf, queryAround } from './documents'
import { duplicate } from './operations/duplicate'
import { createRow } from './row'
import { toTree } from './toTree'
import type { Envelope, ModelQuery } from './types'

const query = (collection: string, bind = {}): ModelQuery => ({ collection, where: [], sort: null, limit: 3, bind })
const row = (id: string, parent: string | null, element: Partial<Envelope> = {}, blockType = 'box') =>
  createRow({ id, blockType, element: { ...element, parent }, fields: { section: 's' } })
const bind = { title: 'name' }

const rows = [
  row('outer', null, { modelQuery: query('brands', { copy: 'text' }) }),
  row('box', 'outer'),
  row('near', 'box', { bind }),
  row('inner', 'box', { modelQuery: query('resorts'), bind }),
  row('deep', 'inner', { bind }),
  row('unbound', 'inner'),
  row('placement', 'outer', {}, 'shared-section'),
  row('placed', 'placement', { bind }),
  row('alone', null, { bind }),
  row('one', 'two', { bind }),
  row('two', 'one'),
]
const find = (id: string) => rows.find((one) => one.id === id)
const filling = (id: string) => {
  const found = fillingOf(find(id) ?? row('', null), find)
  return found && [found.source.id, found.query.collection, found.bind]
}

it('fills what stands inside a query element from the documents of the nearest one', () => {
  expect(filling('near')).toEqual(['outer', 'brands', bind])
  expect(filling('deep')).toEqual(['inner', 'resorts', bind])
})

it('fills a query element from its own documents', () => {
  expect(filling('outer')).toEqual(['outer', 'brands', { copy: 'text' }])
  expect(filling('inner')).toEqual(['inner', 'resorts', {}])
})

it('fills nothing where nothing is bound, where no query stands around, nor in a shared section, which stands elsewhere too', () => {
  expect(['unbound', 'placed', 'alone', 'one', 'box'].map(filling)).toEqual([null, null, null, null, null])
  expect(queryAround(find('unbound') ?? row('', null), find)?.source.id).toBe('inner')
})

it('keeps what is bound in a copy', () => {
  const sound = rows.filter(({ id }) => id !== 'one' && id !== 'two')
  const tree = duplicate(toTree(sound), { id: 'box' })
  const copies = Object.values(tree.rows).filter(({ id }) => !sound.some((one) => one.id === id))
  expect(copies.map(({ element }) => element.bind).filter(Boolean)).toEqual([bind, bind, bind])
})
