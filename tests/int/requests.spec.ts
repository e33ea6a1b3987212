import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restRoutes } from '../../src/host/api'
import { askGraphQL, withGraphQL } from './helpers/graphql'
import { createPage, ORIGIN, startApp, type App, type Caller, type Json } from './helpers/app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const MB = 1024 * 1024

describe('what one request of a visitor may read', () => {
  const pagesOf = async (query: string, as: Caller = 'nobody') =>
    (await app.call({ path: `/api/pages?select[title]=true&${query}`, as })).body

  beforeAll(async () => {
    for (let count = 0; count < 12; count += 1) await createPage(app)
  })

  it.each(['nobody', 'agent'] as const)('is ten documents of a list unless it says how many, for %s', async (as) => {
    for (const query of ['', 'limit=0', 'limit=x', 'pagination=false', 'limit=0&pagination=false'])
      expect((await pagesOf(query, as)).docs, query).toHaveLength(10)
    expect((await pagesOf('limit=12', as)).docs).toHaveLength(12)
    expect((await pagesOf('limit=5000', as)).limit).toBe(25)
  })

  it('is asked for with thirty conditions at most, and with more by staff', async () => {
    const asked = (count: number) =>
      `limit=1&${Array.from({ length: count }, (_, at) => `where[or][${at}][title][like]=${at}`).join('&')}`
    expect((await pagesOf(asked(30))).docs).toBeDefined()
    expect((await pagesOf(asked(31))).errors).toMatchObject([
      { message: '"where" may hold 30 conditions here, not 31.' },
    ])
    expect((await pagesOf(asked(31), 'reviewer')).docs).toBeDefined()
  })

  it('is as much as staff ask for', async () => {
    expect((await pagesOf('limit=0', 'reviewer')).docs).toHaveLength(12)
    expect((await pagesOf('limit=5000', 'reviewer')).limit).toBe(5000)
  })

  it('reaches two relations deep, one in lists, and further for staff', async () => {
    let above: string | null = null
    for (const name of ['a', 'b', 'c', 'd']) {
      const page: Json = await createPage(app, { path: `/deep-${name}`, ...(above ? { translationOf: above } : {}) })
      above = page.id
    }
    const populate = 'populate[pages][translationOf]=true&populate[pages][path]=true'
    const depthOf = async (path: string, as: Caller) => {
      const { body } = await app.call({ path, as })
      let [depth, at] = [0, (body.docs?.[0] ?? body).translationOf]
      for (; typeof at === 'object' && at !== null; depth += 1) at = (at as Json).translationOf
      return depth
    }
    for (const [path, deepest] of [
      [`/api/pages/${above}?depth=4&${populate}`, 2],
      [`/api/pages/by-path?path=/deep-d&depth=4&${populate}`, 2],
      [`/api/pages?where[path][equals]=/deep-d&depth=4&${populate}`, 1],
    ] as const) {
      expect(await depthOf(path, 'nobody'), path).toBeLessThanOrEqual(deepest)
      if (!path.includes('by-path')) expect(await depthOf(path, 'reviewer'), path).toBe(3)
    }
  })
})

describe('GraphQL', () => {
  const query = JSON.stringify({ query: '{ Pages(limit: 0) { limit docs { title } } }' })

  it('is off', async () => {
    expect((await askGraphQL(app, query)).status).toBe(404)
  })

  it('is bounded like every request where an application turns it on', () =>
    withGraphQL(app, async () => {
      expect(JSON.parse((await askGraphQL(app, query)).body)).toMatchObject({ data: { Pages: { limit: 10 } } })
      const malformed = await askGraphQL(app, '{"query": ')
      expect([malformed.status, malformed.body]).toEqual([
        400,
        '{"errors":[{"message":"The body is not valid JSON."}]}',
      ])
      expect((await askGraphQL(app, JSON.stringify({ query: ' '.repeat(MB) }))).status).toBe(413)
    }))
})

describe('the token of a session', () => {
  const account = () => ({ email: app.userOf('editor').email, password: 'Secret-123-secret' })
  const TOKEN = /eyJ[\w-]+\./
  const own = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }

  const ask = async (
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ) => {
    const isRead = path === 'me'
    const request = new Request(`${ORIGIN}/api/users/${path}`, {
      method: isRead ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(isRead ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const answer = await handleEndpoints({ config: app.config, request })
    expect(answer.status, path).toBe(200)
    return { body: await answer.text(), cookie: answer.headers.get('Set-Cookie') ?? '' }
  }

  /** Returns the cookie that the browser of a signed-in user sends. */
  const cookieOf = async () => (await ask('login', { body: account() })).cookie.split(';')[0] ?? ''

  it('is in the cookie of a browser, and in no answer that its pages could read', async () => {
    const login = await ask('login', { headers: own, body: account() })
    expect(login.cookie).toMatch(/voix-token=eyJ.*HttpOnly/)
    expect(JSON.parse(login.body)).toMatchObject({ exp: expect.any(Number), user: { email: account().email } })
    expect(login.body).not.toMatch(TOKEN)
    const Cookie = await cookieOf()
    for (const headers of [
      { ...own, Cookie },
      { 'Sec-Fetch-Site': 'same-origin', Cookie },
      // A header that a script of the page could add.
      { ...own, Cookie, Authorization: 'users API-Key x' },
    ]) {
      for (const path of ['me', 'refresh-token']) {
        const { body } = await ask(path, { headers })
        expect(JSON.parse(body)).toMatchObject({ exp: expect.any(Number), user: { email: account().email } })
        expect(body, path).not.toMatch(TOKEN)
      }
    }
    expect((await ask('refresh-token', { headers: { ...own, Cookie } })).cookie).toMatch(/voix-token=eyJ/)
  })

  it('is told to a program, which shows it with each request', async () => {
    const { token } = JSON.parse((await ask('login', { body: account() })).body) as Json
    expect(token).toMatch(TOKEN)
    const headers = { Authorization: `JWT ${token}` }
    expect((await ask('me', { headers })).body).toContain(token)
    expect((await ask('refresh-token', { headers })).body).toMatch(/"refreshedToken":"eyJ/)
  })

  it('is in no answer of GraphQL to a browser either', () =>
    withGraphQL(app, async () => {
      const Cookie = await cookieOf()
      const inGraphQL = (query: string, headers: Record<string, string>) =>
        askGraphQL(app, JSON.stringify({ query }), headers)
      const { email, password } = account()
      const login = `mutation { loginUser(email: "${email}", password: "${password}") { exp t: token user { email } } }`
      for (const [name, query] of [
        ['meUser', '{ meUser { exp t: token user { email } } }'],
        ['refreshTokenUser', 'mutation { refreshTokenUser { exp t: refreshedToken user { email } } }'],
        ['loginUser', login],
      ] as const) {
        const { body } = await inGraphQL(query, { ...own, Cookie })
        expect(JSON.parse(body)).toEqual({ data: { [name]: { exp: expect.any(Number), t: null, user: { email } } } })
      }
      expect((await inGraphQL(login, own)).cookie).toMatch(/voix-token=eyJ/)
      expect((await inGraphQL(login, {})).body).toMatch(TOKEN)
    }))
})

describe('an answer', () => {
  const ask = async (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) => {
    const request = new Request(`${ORIGIN}/api/pages?limit=1`, { method, headers })
    return restRoutes(app.config)[method](request, { params: Promise.resolve({ slug: ['pages'] }) })
  }

  it('has the head of itself', async () => {
    const [whole, head] = [await ask('GET'), await ask('HEAD')]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...whole.headers])
  })

  it('to a session is kept by no cache', async () => {
    for (const [name, value] of [['Authorization', 'JWT x'] as const, ['Cookie', 'voix-token=x'] as const])
      expect((await ask('GET', { [name]: value })).headers.get('Cache-Control')).toBe('private, no-store')
    expect((await ask('GET')).headers.get('Cache-Control')).toBeNull()
  })

  it('to one origin is no answer to another: caches are told so', async () => {
    const told = async (headers: Record<string, string>) => {
      const { headers: answered } = await ask('GET', headers)
      return [answered.get('Access-Control-Allow-Origin'), answered.get('Vary')]
    }
    expect(await told({ Origin: ORIGIN })).toEqual([ORIGIN, 'Origin'])
    expect(await told({ Origin: 'https://other.example' })).toEqual([null, 'Origin'])
    expect(await told({})).toEqual([null, 'Origin'])
  })
})

describe('a body', () => {
  /** Returns a body of this many bytes without a content length. */
  const endless = (bytes: number, start = '"') => {
    const piece = new TextEncoder().encode('x'.repeat(64 * 1024))
    let sent = 0
    return new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
      pull: (controller) => {
        if (sent >= bytes) return controller.close()
        controller.enqueue(piece)
        sent += piece.length
      },
    })
  }

  const send = async (path: string, { body, as = 'nobody', headers = {}, method = 'POST' }: Sending) => {
    const token = as === 'nobody' ? null : await tokenOf(as)
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: { ...(token ? { Authorization: `JWT ${token}` } : {}), ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
    const [, ...slug] = new URL(request.url).pathname.slice(1).split('/')
    const answer = await restRoutes(app.config)[method as 'POST'](request, { params: Promise.resolve({ slug }) })
    return { status: answer.status, body: await answer.text() }
  }
  interface Sending {
    body: BodyInit
    as?: Caller
    headers?: Record<string, string>
    method?: string
  }

  async function tokenOf(as: Exclude<Caller, 'nobody'>) {
    const account = { email: app.userOf(as).email, password: 'Secret-123-secret' }
    return (await app.call({ method: 'POST', path: '/api/users/login', body: account })).body.token
  }

  const JSON_TYPE = { 'Content-Type': 'application/json' }
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  function form(data: unknown, files = 0) {
    const body = new FormData()
    body.append('_payload', JSON.stringify(data))
    for (let index = 0; index < files; index += 1)
      body.append(index === 0 ? 'file' : `file${index}`, new Blob([pixel], { type: 'image/png' }), `dot${index}.png`)
    return body
  }

  it('of more than a megabyte is refused without a session, said or counted', async () => {
    const paths = ['/api/users/login', '/api/pages', '/api/users/forgot-password', '/api/voix/resolve']
    for (const path of paths) {
      const body = JSON.stringify('x'.repeat(MB))
      const said = await send(path, { body, headers: { ...JSON_TYPE, 'Content-Length': String(body.length) } })
      expect(said.status, path).toBe(413)
      expect((await send(path, { body: endless(3 * MB), headers: JSON_TYPE })).status, path).not.toBe(200)
    }
    const counted = await send('/api/users/login', { body: endless(3 * MB), headers: JSON_TYPE })
    expect([counted.status, counted.body]).toEqual([413, expect.stringContaining('larger than 1048576 bytes')])
  })

  it('of a request that asks by POST is counted as well', async () => {
    const headers = { ...JSON_TYPE, 'X-Payload-HTTP-Method-Override': 'GET' }
    expect((await send('/api/pages', { body: endless(3 * MB), headers })).status).toBe(413)
    const query = new URLSearchParams({ 'where[path][equals]': '/deep-a', 'select[path]': 'true' })
    const encoded = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
    const asked = await send('/api/pages', { body: query.toString(), headers: encoded })
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('/deep-a')])
  })

  it('of sixteen megabytes is taken with a session, and no more', async () => {
    const [title, path] = ['Large', '/large-body']
    const settings = { text: 'x'.repeat(2 * MB) }
    const body = JSON.stringify({ title, path, layout: 'blocks', properties: { settings } })
    expect((await send('/api/pages?depth=0', { body, headers: JSON_TYPE, as: 'editor' })).status).toBe(201)
    const counted = await send('/api/pages', { body: endless(17 * MB), headers: JSON_TYPE, as: 'editor' })
    expect(counted.status).toBe(413)
  })

  it('with a file is for staff, where files are kept, one at a time', async () => {
    const medium = { alt: 'A dot' }
    expect((await send('/api/media', { body: form(medium, 1), as: 'editor' })).status).toBe(201)
    expect((await send('/api/media', { body: form(medium, 2), as: 'editor' })).status).toBe(413)
    expect((await send('/api/media', { body: form(medium, 1), as: 'agent' })).status).toBe(413)
    expect((await send('/api/media', { body: form(medium, 1) })).status).toBe(413)
    expect((await send('/api/pages', { body: form({ title: 'x' }, 1), as: 'editor' })).status).toBe(413)
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    expect((await send('/api/users/login', { body: endless(3 * MB, part), headers: multipart })).status).toBe(413)
  })

  it('that is a form without files is what the admin sends', async () => {
    const account = { email: app.userOf('editor').email, password: 'Secret-123-secret' }
    expect((await send('/api/users/login', { body: form(account) })).status).toBe(200)
    const page = { title: 'Form', path: '/from-a-form', layout: 'blocks' }
    expect((await send('/api/pages', { body: form(page), as: 'editor' })).status).toBe(201)
  })
})
