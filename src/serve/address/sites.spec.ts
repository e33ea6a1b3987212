import { expect, it } from 'vitest'
import { siteOrFirst } from './sites'

it('shows the first site at plain addresses, whatever its number', () => {
  const sites = [{ id: 5 }, { id: 7 }]
  expect([0, 5, 7].map((id) => siteOrFirst(sites, id))).toEqual([5, 5, 7])
  expect(siteOrFirst([{ id: 0 }], 0)).toBe(0)
})
