import { handleEndpoints, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeTurn } from '../../src/collections/core/access'
import { askGraphQL, withGraphQL } from './helpers/graphql'
import { createPage, ORIGIN, startApp, type App } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

describe('what all strangers may read at one moment', () => {
  const stranger = () => ({ user: null }) as unknown as PayloadRequest
  const read = (path = '/api/pages?limit=1') =>
    handleEndpoints({ config: app.config, request: new Request(ORIGIN + path) })
  /** Takes both places for anonymous visitors until the returned function is called. */
  const takeAll = async () => {
    const ends = [await takeTurn(stranger()), await takeTurn(stranger())]
    return () => ends.forEach((end) => end())
  }

  it.each(['/api/pages?limit=1', '/api/pages/count', '/api/pages/by-path?path=/turns', '/api/specials?limit=1'])(
    'is bounded: %s waits for its turn, twenty wait with it, and who comes then is asked to come again',
    async (path) => {
      if (path.includes('turns')) await createPage(app, { path: '/turns' })
      const giveBack = await takeAll()
      const waiting = Array.from({ length: 20 }, () => takeTurn(stranger()).then((end) => end()))
      const refused = await read(path)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await refused.text()).toContain('Try again in a moment.')
      giveBack()
      await Promise.all(waiting)
      expect((await read(path)).status).toBe(200)
    },
  )

  it('holds up nobody who is signed in', async () => {
    const giveBack = await takeAll()
    const late = read()
    for (const as of ['agent', 'reviewer', 'editor'] as const)
      expect((await app.call({ path: '/api/pages?limit=1', as })).status, as).toBe(200)
    expect((await app.call({ path: '/api/users/me', as: 'editor' })).status).toBe(200)
    giveBack()
    expect((await late).status).toBe(200)
  })

  it('is free again after reads that went well, and after reads that failed', async () => {
    const paths = [
      '/api/pages',
      '/api/pages?where[nothing][equals]=1',
      '/api/pages/none',
      '/api/pages/by-path?path=/none',
    ]
    const answers = await Promise.all(paths.map((path) => read(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 404])
    await withGraphQL(app, async () => {
      const query = `{ ${['a', 'b', 'c'].map((name) => `${name}: Pages { docs { title } }`).join(' ')} }`
      const { body } = await askGraphQL(app, JSON.stringify({ query }))
      expect(JSON.parse(body)).not.toHaveProperty('errors')
    })
    const giveBack = await takeAll()
    giveBack()
  })
})
