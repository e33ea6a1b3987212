import { expect, it } from 'vitest'
import { rank } from './rank'

const items = [
  { label: 'Move to…' },
  { label: 'Go to the inspector' },
  { label: 'Introduction', keywords: 'global copy' },
  { label: 'Move' },
]
const find = (search: string) => rank({ items, search }).map(({ label }) => label)

it('puts what begins with the search before what holds it somewhere', () => {
  expect(find('move')).toEqual(['Move', 'Move to…'])
  expect(find('in')).toEqual(['Introduction', 'Go to the inspector'])
})

it('wants every word, in any order, also among the keywords', () => {
  expect(find('inspector go')).toEqual(['Go to the inspector'])
  expect(find('copy intro')).toEqual(['Introduction'])
  expect(find('copy move')).toEqual([])
})

it('keeps the order of everything without a search', () => {
  expect(find(' ')).toEqual(items.map(({ label }) => label))
})
