import type { PayloadRequest } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBySecret, staffSecret } from './secret'
import type { StoredRelease } from './stored'

const RELEASE = { id: 'r', name: 'Summer', status: 'draft', previewSecretHash: null } as unknown as StoredRelease
vi.mock('./stored', () => ({ findRelease: () => Promise.resolve(RELEASE) }))

const AN_HOUR = 60 * 60 * 1000
const req = { payload: { secret: 'of the server' } } as PayloadRequest

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('staff look at a release by an address that is valid for one hour', async () => {
  const secret = staffSecret({ req, release: RELEASE })
  const find = () => findBySecret({ req, id: 'r', secret })
  vi.advanceTimersByTime(AN_HOUR - 1)
  expect(await find()).toBe(RELEASE)
  vi.advanceTimersByTime(1)
  expect(await find()).toBeNull()
})
