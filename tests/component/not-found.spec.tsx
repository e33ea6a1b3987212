import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NotFoundScreen } from '../../src/admin/notFound/NotFoundScreen'

vi.mock('next/navigation', () => ({ usePathname: () => '/voix/slicer/templates/hero.none', useRouter: () => ({}) }))

it('an address of the admin at which nothing is leads back to the list of what is missing', () => {
  render(<NotFoundScreen />)
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing found' })).toBeTruthy()
  expect(screen.getByText('There is no template “hero.none”.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All templates' }).getAttribute('href')).toBe('/voix/slicer/templates')
})
