import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { secureFetch } from '../../src/render/client'
import { request } from '../../src/studio/api/request'

const sent: { address: string; headers: Headers; method: string | undefined }[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit) => {
    sent.push({ address: String(address), headers: new Headers(init.headers), method: init.method })
    return Promise.resolve(Response.json({}))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const tag = (attributes: string) =>
  (document.head.innerHTML = `<meta name="csrf-token" content="s3cret" ${attributes}>`)

it('the secure fetch helper sends the value of the meta tag under the name that the page gives, and keeps what it is given', async () => {
  tag('data-header="x-csrf-token"')
  await secureFetch('/api/forms/1', { method: 'POST', headers: { Accept: 'application/json' } })
  expect(sent[0]?.method).toBe('POST')
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    ...{ 'x-csrf-token': 's3cret', Accept: 'application/json', 'x-voix-site': '0' },
  })
})

it('the header is called csrf-token where the page names none, and is left out without the tag', async () => {
  tag('')
  await secureFetch('/api/forms/1')
  document.head.innerHTML = ''
  await secureFetch('/api/forms/1')
  expect(sent.map(({ headers }) => headers.get('csrf-token'))).toEqual(['s3cret', null])
})

it('another site is not told the value', async () => {
  tag('')
  await secureFetch('https://other.example/')
  expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([])
})

it('the studio asks by it', async () => {
  tag('')
  await request({ url: '/api/pages', method: 'POST', body: {} })
  expect(sent[0]?.headers.get('csrf-token')).toBe('s3cret')
})
