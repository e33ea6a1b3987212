import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'
import { inSavepoint } from './inSavepoint'

it('refuses work outside of a transaction, which would be kept when it fails', async () => {
  const req = { payload: { db: { sessions: {} } }, transactionID: null } as unknown as PayloadRequest
  const work = vi.fn()
  await expect(inSavepoint(req, work)).rejects.toThrow('A savepoint needs a transaction.')
  expect(work).not.toHaveBeenCalled()
})
