import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { UNFINISHED } from '../../cli/unfinished.mjs'
import { startWorker } from './startWorker.mjs'

const dir = mkdtempSync(path.join(tmpdir(), 'voix-worker-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Replaces the worker: it ends with its parent. */
const WORKER = `
process.on('disconnect', () => process.exit())
if (!process.connected) process.exit()
setInterval(() => {}, 1000)`

const isGone = (pid: number) => () => expect(() => process.kill(pid, 0)).toThrow('ESRCH')

it('the worker is started again when it was killed, behind the server in priority, and ends with it', async () => {
  const file = path.join(dir, 'worker.mjs')
  writeFileSync(file, WORKER)
  const lines: string[] = []
  const worker = startWorker({ file, dir, log: (line) => lines.push(line) })
  const first = worker.pid() ?? NaN
  expect(getPriority(first)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => worker.pid()).not.toBe(first)
  expect(lines).toEqual(['The worker ended unexpectedly (code none, signal SIGKILL): starting it again in 0.5 s'])
  const second = worker.pid() ?? NaN
  await worker.stop()
  isGone(second)()
  await worker.kept
})

it('a worker that does not start is tried again and again, and takes no server with it', async () => {
  const file = path.join(dir, 'broken.mjs')
  writeFileSync(file, 'process.exit(3)')
  const lines: string[] = []
  const worker = startWorker({ file, dir, log: (line) => lines.push(line) })
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  expect(lines[1]).toContain('(code 3, signal none): starting it again in 1 s')
  await worker.stop()
})

it('a worker that waits for its configuration in vain is started again', async () => {
  const config = path.join(dir, 'config.mjs')
  writeFileSync(config, 'export default new Promise(() => {})')
  const lines: string[] = []
  const env = { ...process.env, PAYLOAD_CONFIG_PATH: config }
  const worker = startWorker({ env, log: (line) => lines.push(line) })
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  expect(lines[0]).toContain(`(code ${UNFINISHED}, signal none): starting it again in 0.5 s`)
  await worker.stop()
})
