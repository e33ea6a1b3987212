import { expect, it } from 'vitest'
import { parseUrl } from './parseUrl.mjs'

it('reads a host with non-ASCII letters every time', () => {
  const hosts = new Set(Array.from({ length: 50_000 }, () => parseUrl('http://b\u00fccher.example/x')?.hostname))
  expect(hosts).toEqual(new Set(['xn--bcher-kva.example']))
})

it.each(['', '/x', 'http://[', 'https://'])('%j is not a full URL', (text) => expect(parseUrl(text)).toBeNull())
