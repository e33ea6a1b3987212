import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openList } from './helpers/pagesList'

it('says above the pages that filters are on, and empties their inputs when all pages are shown', async () => {
  const { goTo } = openList()
  expect(screen.queryByRole('link', { name: 'Show all pages' })).toBeNull()
  goTo({ tag: 'beach', search: 'palm', site: '9' })
  expect(screen.getByRole('table')).toBeTruthy()
  const all = screen.getByRole('link', { name: 'Show all pages' })
  expect(all.getAttribute('href')).toBe('/voix/pages?page=1')
  const inputs = () => ['Search pages by title or path', 'Tag'].map((name) => screen.getByLabelText(name))
  const values = () => inputs().map((input) => (input as HTMLInputElement).value)
  expect(values()).toEqual(['palm', 'beach'])
  goTo({ page: '1' })
  expect(values()).toEqual(['', ''])
  expect(screen.queryByRole('link', { name: 'Show all pages' })).toBeNull()
})
