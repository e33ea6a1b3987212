import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canonicalAddress } from '../address/canonicalAddress.mjs'
import { untilTag } from './moments.mjs'
import { PageStore } from './pageStore.mjs'
import { Renders } from './renders.mjs'
import type { Shared } from './shared.mjs'

const NOTHING_EXPIRES = {
  ready: () => Promise.resolve(),
  hasExpired: () => false,
  snapshot: '1:1:',
  origin: null,
  version: 0,
} as unknown as Shared['expiry']

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'voix-store-'))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') })
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dir, { recursive: true, force: true })
})

it('keeps a page until the first moment at which what it shows changes, in memory and on disk', async () => {
  const renders = new Renders()
  const store = new PageStore({ dir, expiry: NOTHING_EXPIRES, renders })
  const render = renders.begin({ snapshot: '1:1:' })
  for (const day of ['2026-05-09', '2026-05-03']) render.tags.add(untilTag(new Date(day)))
  await store.set('/offers', { value: { html: 'x' }, cacheControl: undefined, tags: [], header: render.tag })
  const restarted = () => new PageStore({ dir, expiry: NOTHING_EXPIRES, renders: new Renders() })
  vi.setSystemTime(new Date('2026-05-02T23:59:59Z'))
  expect(await store.get('/offers', [])).not.toBeNull()
  expect(await restarted().get('/offers', [])).not.toBeNull()
  vi.setSystemTime(new Date('2026-05-03T00:00:00Z'))
  expect(await restarted().get('/offers', [])).toBeNull()
  expect(await store.get('/offers', [])).toBeNull()
})

it('keeps one file for a thousand spellings of one address', async () => {
  const renders = new Renders()
  const store = new PageStore({ dir, expiry: NOTHING_EXPIRES, renders })
  for (let round = 0; round < 1000; round += 1) {
    const letters = [...'coral-bay'].map((letter, index) =>
      (round >> index) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    const spelled = `/${letters.join('')}`
    const key = canonicalAddress(round < 512 ? spelled : `${spelled}${'/'.repeat(round - 511)}`, { isOwn: false })
    const render = renders.begin({ snapshot: '1:1:' })
    await store.set(String(key), { value: { html: 'x' }, cacheControl: undefined, tags: [], header: render.tag })
  }
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files).toHaveLength(1)
})
