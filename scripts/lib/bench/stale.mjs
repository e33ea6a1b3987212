import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../options.mjs'

/** The output of tests/reliability/stale.spec.ts: the number of attempts and of stale responses. */
const TOLD = /^\s*(\d+) (publishes|redirects) .*: (\d+) stale answers/

/**
 * Counts stale responses of two servers after an acknowledged change, while they are killed and lose their database.
 */
export async function benchStale({ lifetime }) {
  const bin = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [bin, 'run', '--project', 'reliability', 'tests/reliability/stale.spec.ts'], {
    cwd: ROOT,
    env: { ...process.env, VOIX_TEST_LANE: 'all' },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  lifetime.add(async () => void child.kill('SIGTERM'))
  const rows = []
  let rest = ''
  child.stderr.on('data', (chunk) => {
    process.stderr.write(chunk)
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [, tries, what, stale] = TOLD.exec(line) ?? []
      if (what !== undefined) rows.push({ what, tries: Number(tries), stale: Number(stale) })
    }
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (rows.length < 2) throw new Error(`The test ended with code ${code} before it had counted.`)
  return rows
}

export const STALE_NOTE =
  'Two servers on one database, requested immediately after each acknowledgement, while both are killed and disconnected from it 20 times.'

export const staleColumns = [
  ['Changes', ({ what }) => what],
  ['Made', ({ tries }) => tries],
  ['Stale answers', ({ stale }) => stale],
  ['Budget', () => 0],
  ['', ({ stale }) => (stale === 0 ? 'kept' : 'missed')],
]
