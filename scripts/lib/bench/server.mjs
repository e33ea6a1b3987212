import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../options.mjs'
import { findFreePort } from '../ports.mjs'

const ADMIN = { email: 'bench@example.com', password: 'Secret-123-secret' }

/** Returns a production server and an account: those of VOIX_BENCH_URL, or a new server on a database of its own. */
export async function openServer({ lifetime }) {
  const { VOIX_BENCH_URL: url, VOIX_ADMIN_EMAIL: email, VOIX_ADMIN_PASSWORD: password } = process.env
  if (url) {
    if (!email || !password)
      throw new Error('VOIX_BENCH_URL needs VOIX_ADMIN_EMAIL and VOIX_ADMIN_PASSWORD of that server')
    return { url, account: { email, password } }
  }
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'voix-bench-'))
  const port = await findFreePort()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      VOIX_DATA_DIR: dataDir,
      PORT: String(port),
      VOIX_ADMIN_EMAIL: ADMIN.email,
      VOIX_ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  lifetime.add(async () => {
    child.kill('SIGTERM')
    await ended
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      if (String(chunk).includes('Ctrl-C stops everything')) resolve()
    })
    void ended.then((code) => reject(new Error(`The server to measure ended with code ${code}`)))
  })
  return { url: `http://localhost:${port}`, account: ADMIN }
}
