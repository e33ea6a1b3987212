import { expect, it } from 'vitest'
import { createEnvelope } from '../envelope'
import { createRow } from '../row'
import { namesOf, withFreshNames } from './freshNames'

const slice = (name: string) => (name === 'popup' ? { anchors: ['target'] } : {})
const row = (id: string, domId: string | null, fields: Record<string, unknown> = {}, blockType = 'hero') =>
  createRow({ id, blockType, fields, element: createEnvelope({ properties: { domId, settings: {} } }) })
const names = (rows: ReturnType<typeof withFreshNames>) =>
  rows.map((one) => namesOf(one, slice).map(({ name }) => name))

it('renames copies, and links within them follow', () => {
  const rows = [
    row('a', 'book', { link: { url: '#book' }, text: 'book', others: ['#rooms', '/page#book'] }),
    row('b', null, { target: 'offer' }, 'popup'),
    row('c', null, { copy: { root: { children: [{ url: '#offer' }] } } }),
  ]
  const copies = withFreshNames(rows, { beside: [...rows, row('d', 'book-2')], slice })
  expect(names(copies)).toEqual([['book-3'], ['offer-2'], []])
  expect(copies[0]).toMatchObject({ link: { url: '#book-3' }, text: 'book', others: ['#rooms', '/page#book'] })
  expect(copies[2]).toMatchObject({ copy: { root: { children: [{ url: '#offer-2' }] } } })
})

it('returns rows with free names or without names unchanged', () => {
  const rows = [row('a', 'book'), row('b', null, { target: 'offer' }, 'popup'), row('c', null)]
  const copies = withFreshNames(rows, { beside: [row('x', 'rooms')], slice })
  expect(copies.every((copy, index) => copy === rows[index])).toBe(true)
})

it('renames the second of two equal names among the new rows', () => {
  const copies = withFreshNames([row('a', 'book'), row('b', null, { target: 'book' }, 'popup')], { beside: [], slice })
  expect(names(copies)).toEqual([['book'], ['book-2']])
})

it('renames only fields that the slice lists as anchors', () => {
  expect(namesOf(row('a', null, { target: 'offer' }), slice)).toEqual([])
  expect(namesOf(row('a', '', { target: '' }, 'popup'), slice)).toEqual([])
})
