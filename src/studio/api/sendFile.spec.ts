import { afterEach, expect, it, vi } from 'vitest'
import { importRedirects } from '../../contract/redirects'
import { sendFile } from './sendFile'

afterEach(() => vi.unstubAllGlobals())

const file = new File(['from,to'], 'redirects.txt', { type: 'text/plain' })

it('sends a file with the content type of the contract, and returns the answer', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method, body, headers }: RequestInit) => {
    sent.push([method, url, body, new Headers(headers).get('Content-Type')])
    return Promise.resolve(Response.json({ created: 1, updated: 0 }))
  })
  expect(await sendFile('/api', importRedirects, {}, file)).toMatchObject({
    ok: true,
    data: { created: 1, updated: 0 },
  })
  expect(sent).toEqual([['POST', '/api/voix/redirects/import', file, 'text/csv']])
})

it('returns a sentence for the user if the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await sendFile('/api', importRedirects, {}, file)).toMatchObject({
    ok: false,
    message: 'The server cannot be reached.',
  })
})
