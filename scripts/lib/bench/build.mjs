import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { ROOT } from '../options.mjs'
import { findFreePort } from '../ports.mjs'
import { summary } from './report.mjs'

const SECOND_START_BUDGET = 10_000

/** Measures `npm start` until the site responds: without build and data, then with both. */
export async function benchBuild({ lifetime }) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'voix-bench-build-'))
  // As root, PostgreSQL runs as another user, who needs access.
  fs.chmodSync(home, 0o755)
  lifetime.add(async () => fs.rmSync(home, { recursive: true, force: true }))
  const distDir = `.next-bench-${process.pid}`
  lifetime.add(async () => fs.rmSync(path.join(ROOT, distDir), { recursive: true, force: true }))
  const first = await start({ home, distDir, lifetime })
  const again = []
  for (let round = 0; round < 3; round += 1) again.push(await start({ home, distDir, lifetime }))
  return [
    { work: 'start without build and data', ...summary([first]) },
    { work: 'start again', ...summary(again), budget: SECOND_START_BUDGET },
  ].map((row) => {
    console.log(`  ${row.work}: ${row.median} ms`)
    return row
  })
}

async function start({ home, distDir, lifetime }) {
  const port = await findFreePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      NEXT_DIST_DIR: distDir,
      VOIX_DATA_DIR: home,
      PORT: String(port),
      VOIX_ADMIN_EMAIL: 'bench@example.com',
      VOIX_ADMIN_PASSWORD: 'Secret-123-secret',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  lifetime.add(async () => void child.kill('SIGTERM'))
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ctrl-C stops everything') && resolve(undefined))
    void ended.then((code) => reject(new Error(`The start ended with code ${code}`)))
  })
  const took = performance.now() - began
  child.kill('SIGTERM')
  await ended
  return took
}
