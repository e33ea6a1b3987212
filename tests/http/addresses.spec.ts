import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sampleEach } from '../../scripts/lib/testing/lane.mjs'
import { sitemapPaths } from '../../scripts/lib/sitemapPaths.mjs'
import { BASE, publish, visit, visitAsStaff, write } from './helpers/demo'

it('Spanish pages of the demo lead to Spanish pages where there are any', async () => {
  const all = await sitemapPaths(BASE)
  const spanish = all.filter((path) => /^\/es(?:\/|$)/.test(path))
  expect(spanish.length).toBeGreaterThan(50)
  const originals = new Set(spanish.map((path) => path.slice('/es'.length) || '/').filter((path) => all.includes(path)))
  expect(originals.size).toBeGreaterThan(50)
  const isWrong = ({ pathname, searchParams }: URL) =>
    originals.has(pathname) || (pathname === '/api/booking' && searchParams.get('language') !== 'es')
  const wrong: string[] = []
  let count = 0
  for (const path of sampleEach(spanish, (one) => one.split('/').slice(0, 3).join('/').slice(0, 6))) {
    const { html } = await visit(path)
    for (const [tag] of html.replaceAll('&amp;', '&').matchAll(/<a\b[^>]*>/g)) {
      const to = new URL(/ href="([^"]*)"/.exec(tag)?.[1] ?? '', BASE + path)
      // A link with `hreflang` leads to another language.
      if (/ hreflang=/i.test(tag) || to.origin !== BASE) continue
      count += 1
      if (isWrong(to)) wrong.push(`${path}: ${to.href}`)
    }
  }
  expect(count).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

describe('addresses', () => {
  it('lose their slash at the end, for good', async () => {
    const { path } = await publish([{ blockType: 'introduction', title: 'Here' }])
    for (const [asked, target] of [
      [`${path}/`, path],
      [`${path}/?a=1`, `${path}?a=1`],
      [path.toUpperCase(), path],
      ['/specials/', '/specials'],
    ] as const) {
      expect(await visit(asked), asked).toMatchObject({ status: 308, location: target })
    }
  })

  it('that are no page’s lose it, too', async () => {
    for (const path of ['/api/users/me', '/fonts/fonts.css', '/slices/hero.webp', '/robots.txt', '/voix/login'])
      expect(await visit(`${path}/?a=1`)).toMatchObject({ status: 308, location: `${path}?a=1` })
  })

  it('choose a layout by ?layout=, and ignore an unknown one', async () => {
    const { path } = await publish([{ blockType: 'introduction', title: 'Dressed' }])
    const layoutOf = async (query: string) => {
      const { html } = await visit(path + query)
      expect(html).toContain('Dressed')
      return /<html[^>]* data-layout="([^"]+)"/.exec(html)?.[1]
    }
    expect(await layoutOf('')).toBe('no-chrome')
    expect(await layoutOf('?layout=jewel')).toBe('jewel')
    expect(await layoutOf('?layout=unknown')).toBe('no-chrome')
    expect((await visit(`${path}?layout=jewel`)).html).toMatch(/<meta name="robots" content="noindex"/)
    for (const query of ['?layout=jewel', '?layout=unknown', '?layout=', '?voix-sync', '?voix-sync=1']) {
      const { headers } = await visit(path + query)
      expect([headers.get('x-nextjs-cache'), headers.get('cache-control')], query).toEqual([
        'HIT',
        'public, max-age=0, must-revalidate',
      ])
    }
    const synced = await visitAsStaff(`${path}?voix-sync`)
    expect([synced.status, synced.headers.get('cache-control')]).toEqual([307, 'private, no-store'])
  })

  it('of pictures are the signed ones only', async () => {
    const picture = /\/api\/voix\/image\/[^"\s]+\.jpg\/[^"\s]+/.exec((await visit('/')).html)?.[0] ?? ''
    expect((await visit(picture)).status).toBe(200)
    const drawn = await visit(`/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`)
    expect([400, 404]).toContain(drawn.status)
  })

  it('that nobody can read are refused', async () => {
    for (const path of ['/%00', '/x%00', '/robots.txt%00', '/%', '/voix/%00', '/%ED%A0%80'])
      expect((await visit(path)).status, path).toBe(400)
  })

  it('are one for every spelling', async () => {
    const { path } = await publish([{ blockType: 'introduction', title: 'Once' }])
    const headers = { 'X-Forwarded-Host': 'evil.example' }
    const spelled = await visit(path.replace('/e2e', '/%45%32e'), { headers })
    expect(spelled).toMatchObject({ status: 308, location: path })
    expect((await visit(path.replace('/http/', '%2Fhttp/'))).status).toBe(404)
    expect((await visit(`/_voix/%73ite/00/-${path}`)).status).toBe(404)
  })

  it('of the internal routes are not found', async () => {
    expect((await visit('/_voix/site/0/jewel')).status).toBe(404)
    expect((await visit('/voix-preview/at/_voix/site/0/-')).status).toBe(404)
  })

  it('of a page in the admin lead to the studio', async () => {
    for (const path of ['1', '1/versions', '1/versions/2', 'trash/1']) {
      const answer = await visit(`/voix/collections/pages/${path}`)
      expect(answer).toMatchObject({ status: 307, location: expect.stringMatching(/\/voix\/studio\/1$/) })
    }
  })

  it('are redirected as editors say, before any page', async () => {
    const from = `/e2e/old-${randomUUID().slice(0, 8)}`
    const { path } = await publish([{ blockType: 'introduction', title: 'Moved here' }])
    const data = { from: `${from}/*`, to: { type: 'url', url: path }, type: '302', enabled: true }
    await write('POST', '/api/redirects', data)
    await expect.poll(() => visit(`${from}/x`)).toMatchObject({ status: 302, location: path })
  })
})

it('a host of another brand is led to its site by the map of its paths, for whole', async () => {
  const led = (host: string, path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request(BASE + path, { headers: { Host: host } }, (answer) => {
        answer.resume()
        resolve(answer.headers.location?.replace(BASE, ''))
      })
        .once('error', reject)
        .end()
    })
  const sister = (path: string) => led('www.coralclub.example', path)
  expect(await sister('/rooms?a=1')).toBe('https://www.costaviva.example/resorts/playa-coralina?a=1')
  expect(await sister('/rooms/')).toBe('/rooms')
  expect(await sister('/somewhere/else')).toBe('https://www.costaviva.example/')
  for (const place of ['playa-del-carmen', 'samana', 'punta-cana'])
    expect(await led('stay.grandchain.example', `/hotels/${place}/rooms`)).toBe(
      `https://www.grandchain-hotels.example/${place}`,
    )
})

it('a missing page says so, whole and without scripts', async () => {
  const { status, html } = await visit('/e2e/nowhere')
  expect(status).toBe(404)
  expect(html).toContain('404 ERROR')
  expect(html).toMatch(/Sorry, we can(&#x27;|')t find that page\./)
  expect(html.replaceAll(/<!--.*?-->|<[^>]+>/g, '')).toContain('Page not found: /e2e/nowhere')
  expect(html).toContain('Pick a useful link')
  expect(html).toContain('noindex')
})
