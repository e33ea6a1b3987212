import type { SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { closestEndpoint } from './closestEndpoint'

vi.mock('payload', () => ({
  getPayload: () =>
    Promise.resolve({
      config: {
        custom: {
          voix: {
            sites: [
              { id: 0, hosts: [] },
              { id: 1, hosts: ['azul.example'] },
            ],
          },
        },
      },
    }),
}))
vi.mock('../../plugin', () => ({ getVoix: ({ custom }: { custom: { voix: unknown } }) => custom.voix }))
vi.mock('./publicPages', () => ({
  publicPages: () => Promise.resolve([0, 1].map((siteId) => ({ siteId, path: '/specials', title: `Of ${siteId}` }))),
}))

it('suggests pages of the site that the visitor asked, also behind another server', async () => {
  const ask = closestEndpoint({ config: {} as SanitizedConfig })
  const titlesFor = async (headers: Record<string, string>) => {
    const answer = await ask(new Request('http://localhost/api/voix/closest?path=/specails', { headers }))
    const { pages } = (await answer.json()) as { pages: { title: string }[] }
    return pages.map(({ title }) => title)
  }
  expect(await titlesFor({ host: 'azul.example' })).toEqual(['Of 1'])
  expect(await titlesFor({ host: '10.0.0.7:3000', 'x-forwarded-host': 'azul.example' })).toEqual(['Of 1'])
  expect(await titlesFor({ host: 'other.example' })).toEqual(['Of 0'])
})
