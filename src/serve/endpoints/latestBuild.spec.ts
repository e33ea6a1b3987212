import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { latestBuild } from './latestBuild'

afterEach(() => void vi.unstubAllEnvs())

it('the newest build is the one that this server runs, and nothing on the way keeps the answer', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'voix-build-'))
  await writeFile(path.join(dir, 'BUILD_ID'), 'build-7\n')
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VOIX_DIST_DIR', dir)
  const answer = await latestBuild()
  expect(await answer.json()).toEqual({ id: 'build-7' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await rm(dir, { recursive: true })
})
