import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CachesScreen } from '../../src/admin/caches/CachesScreen'

const SITES = [
  { id: 0, name: 'Website' },
  { id: 3, name: 'Weddings' },
]

const ROWS = [0, 3].map((siteId) => ({ siteId, path: '/about', title: 'About', stored: null }))

function show(sites: typeof SITES) {
  const found = { rows: ROWS, total: 2, totalPages: 1, page: 1, memory: null }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(found)))
  render(<CachesScreen apiRoute="/api" isAdministrator={false} sites={sites} />)
}

it('stored pages of several sites are listed with the names of their sites', async () => {
  show(SITES)
  expect(await screen.findByRole('rowheader', { name: '/about (Weddings)' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '/about (Website)' })).toBeTruthy()
})
