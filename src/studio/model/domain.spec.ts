import { expect, it } from 'vitest'
import { domainOf } from './domain'

it('the domain is that of the site that the page is on', () => {
  const sites = [
    { id: 0, name: 'Website', origin: null },
    { id: 2, name: 'Jewel', origin: 'https://jewel.example' },
  ]
  expect([2, 0, 7].map((siteId) => domainOf({ sites }, { siteId }))).toEqual(['https://jewel.example', null, null])
})
