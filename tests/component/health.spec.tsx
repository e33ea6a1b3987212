import { render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { HealthScreen } from '../../src/admin/health/HealthScreen'
import { HealthCounts } from '../../src/admin/start/HealthCounts'

const finding = { check: 'title', level: 'hint', element: null, field: 'title', text: 'Too long.', name: 'The page' }
const page = (id: string, ...findings: object[]) => ({ id, title: id, path: `/${id}`, languageCode: 'en', findings })

/** Responds with the parts in turn and records the requests. */
function answer(...parts: object[]): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${url}`)
    return Promise.resolve(Response.json(method === 'GET' ? parts.shift() : {}))
  })
  return sent
}

const screenOf = (initialKind = '') => (
  <HealthScreen
    adminRoute="/voix"
    apiRoute="/api"
    initialKind={initialKind}
    languages={[{ code: 'en', name: 'English' }]}
  />
)

it('reads a part of the pages until all of it is checked, then the next one', async () => {
  const parts = [
    { pages: [page('a'), page('b')], totalPages: 2, totalDocs: 3, due: 1 },
    { pages: [page('a', finding), page('b')], totalPages: 2, totalDocs: 3, due: 0 },
    { pages: [page('c', finding)], totalPages: 2, totalDocs: 3, due: 0 },
  ]
  const sent = answer(...parts)
  render(screenOf())
  expect(await screen.findByText('2 findings on 2 of 3 pages')).toBeTruthy()
  expect(sent).toEqual([1, 1, 2].map((part) => `GET /api/voix/health?page=${part}`))
})

it('shows the kind of findings that the start page leads to', async () => {
  const link = { ...finding, check: 'dead-link', text: 'Leads nowhere.' }
  answer({ pages: [page('a', finding, link)], totalPages: 1, totalDocs: 1, due: 0 })
  render(screenOf('Links'))
  expect(await screen.findByText('1 finding on 1 of 1 pages')).toBeTruthy()
  expect(screen.queryByText('Too long.')).toBeNull()
})

it('counts the findings on the start page by kind, and leads to each', async () => {
  const counts = [
    { check: 'title', count: 2 },
    { check: 'description', count: 1 },
    { check: 'of-the-application', count: 1 },
  ]
  answer({ counts, unchecked: 4 })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HealthCounts adminRoute="/voix" apiRoute="/api" />
    </SWRConfig>,
  )
  await screen.findByText('3 findings')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Search engines3 findings', '/voix/health?kind=Search+engines'],
    ['Others1 finding', '/voix/health?kind=Others'],
    ['Not checked4 pages were not checked yet', '/voix/health'],
  ])
})
