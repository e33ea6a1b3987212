import type { PayloadRequest } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closestEndpoint } from './closestEndpoint'

const listed = vi.hoisted(() => ({ pages: [] as object[] }))
vi.mock('./publicPages', () => ({ publicPages: () => Promise.resolve(listed.pages) }))

beforeEach(() => {
  listed.pages = [0, 1].map((siteId) => ({ siteId, path: '/specials', title: `Of ${siteId}` }))
})
afterEach(() => vi.unstubAllEnvs())

const sites = [
  { id: 0, hosts: [] },
  { id: 1, hosts: ['azul.example'] },
]

async function titlesFor({ path = '/specails', headers = {} }: { path?: string; headers?: Record<string, string> }) {
  const answer = await closestEndpoint.handler({
    headers: new Headers(headers),
    payload: { config: { custom: { voix: { sites } } } },
    query: { path },
  } as unknown as PayloadRequest)
  const { pages } = (await answer.json()) as { pages: { title: string }[] }
  return pages.map(({ title }) => title)
}

it('suggests pages of the site that the visitor asked, as a server in front says where it is trusted', async () => {
  expect(await titlesFor({ headers: { host: 'azul.example' } })).toEqual(['Of 1'])
  const forwarded = { host: '10.0.0.7:3000', 'x-forwarded-host': 'azul.example' }
  expect(await titlesFor({ headers: forwarded })).toEqual(['Of 0'])
  vi.stubEnv('VOIX_TRUST_PROXY', '1')
  expect(await titlesFor({ headers: forwarded })).toEqual(['Of 1'])
  expect(await titlesFor({ headers: { host: 'other.example' } })).toEqual(['Of 0'])
})

it('suggests the nearest first, of equal ones the first, at most five, and none that is hidden or far', async () => {
  const page = (path: string, noIndex = false) => ({ siteId: 0, path, title: path, noIndex })
  const named = ['/dining', '/dining/bar', ...['a', 'b', 'c', 'd'].map((name) => `/dining/${name}`), '/zoo']
  listed.pages = [page('/diningg', true), ...named.map((path) => page(path))]
  expect(await titlesFor({ path: '/dining/' })).toEqual(['/dining', ...named.slice(2, 6)])
  expect(await titlesFor({ path: '/unheard' })).toEqual([])
})

it('reads the addresses of all pages once while none changes, however many addresses are asked for', async () => {
  let reads = 0
  const counted = (title: string) => ({
    siteId: 0,
    title,
    get path() {
      reads += 1
      return '/specials'
    },
  })
  const count = 50
  listed.pages = Array.from({ length: count }, () => counted('Before'))
  for (let each = 0; each < 20; each += 1) expect(await titlesFor({ path: `/other-${each}` })).toEqual([])
  expect(reads).toBe(count)
  for (let each = 0; each < 20; each += 1) expect(await titlesFor({})).toContain('Before')
  expect(reads).toBe(count + 5)
  listed.pages = [counted('After')]
  expect(await titlesFor({})).toEqual(['After'])
})
