import type { PayloadRequest } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { closestEndpoint } from './closestEndpoint'

vi.mock('./publicPages', () => ({
  publicPages: () => Promise.resolve([0, 1].map((siteId) => ({ siteId, path: '/specials', title: `Of ${siteId}` }))),
}))

afterEach(() => vi.unstubAllEnvs())

const sites = [
  { id: 0, hosts: [] },
  { id: 1, hosts: ['azul.example'] },
]

it('suggests pages of the site that the visitor asked, as a server in front says where it is trusted', async () => {
  const titlesFor = async (headers: Record<string, string>) => {
    const answer = await closestEndpoint.handler({
      headers: new Headers(headers),
      payload: { config: { custom: { voix: { sites } } } },
      searchParams: new URLSearchParams({ path: '/specails' }),
    } as unknown as PayloadRequest)
    const { pages } = (await answer.json()) as { pages: { title: string }[] }
    return pages.map(({ title }) => title)
  }
  expect(await titlesFor({ host: 'azul.example' })).toEqual(['Of 1'])
  const forwarded = { host: '10.0.0.7:3000', 'x-forwarded-host': 'azul.example' }
  expect(await titlesFor(forwarded)).toEqual(['Of 0'])
  vi.stubEnv('VOIX_TRUST_PROXY', '1')
  expect(await titlesFor(forwarded)).toEqual(['Of 1'])
  expect(await titlesFor({ host: 'other.example' })).toEqual(['Of 0'])
})
