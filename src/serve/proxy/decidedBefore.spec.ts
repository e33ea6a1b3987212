import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { deciding } from '../address/deciding.mjs'
import { voixProxy } from './voixProxy'

vi.mock('../address/redirects.mjs', () => ({ redirectTable: () => Promise.resolve(() => null) }))
vi.mock('../cache/shared.mjs', () => ({ shared: () => ({ expiry: { isAway: false } }) }))

it('the proxy decides on a request only if the server in front of it has not', async () => {
  const proxy = voixProxy({ voixConfig: { layouts: [{ name: 'jewel', label: 'Jewel' }] } })
  const rewritten = async () => {
    const response = await proxy(new NextRequest('http://localhost:3000/about'))
    return response.headers.get('x-middleware-rewrite')
  }
  const decided = { kind: 'page', address: '/_voix/site/2/-/elsewhere', host: '' } as const
  expect(await deciding().request.run(decided, rewritten)).toContain(decided.address)
  expect(await rewritten()).toBeNull()
})
