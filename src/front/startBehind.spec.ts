import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { startBehind } from './startBehind.mjs'

const dir = mkdtempSync(path.join(tmpdir(), 'voix-behind-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Replaces Next: responds with its process id, as soon as it has reported that it is ready. */
const SERVER = `
import { createServer } from 'node:http'
const { socketPath } = JSON.parse(process.argv[2])
process.on('disconnect', () => process.exit())
const server = createServer((_request, response) => response.end(String(process.pid)))
server.listen(socketPath, () => process.send({ environment: { VOIX_TOLD: 'yes' } }))`

function start(code: string, options: { longestRestart?: number } = {}) {
  const file = path.join(dir, `${crypto.randomUUID()}.mjs`)
  writeFileSync(file, code)
  return startBehind({ file, dir, port: 0, onGivenUp: () => {}, ...options })
}

const ask = (socketPath: string) =>
  new Promise<string>((resolve, reject) => {
    request({ socketPath }, (response) => response.on('data', (chunk) => resolve(String(chunk))))
      .on('error', reject)
      .end()
  })

it('Next is started again when it was killed, behind the same socket, and ends with the server', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const behind = await start(SERVER)
  expect([behind.isThere(), process.env.VOIX_TOLD]).toEqual([true, 'yes'])
  delete process.env.VOIX_TOLD
  const first = Number(await ask(behind.socketPath))
  // Cached pages come first if the CPU is busy.
  expect(getPriority(first)).toBeGreaterThan(getPriority())
  process.kill(first, 'SIGKILL')
  await expect.poll(() => behind.isThere()).toBe(false)
  await expect(ask(behind.socketPath)).rejects.toThrow()
  await expect.poll(() => behind.isThere()).toBe(true)
  const second = Number(await ask(behind.socketPath))
  expect(second).not.toBe(first)
  await behind.stop()
  expect(() => process.kill(second, 0)).toThrow('ESRCH')
  log.mockRestore()
})

it('Next is started again when a restart hangs before it is ready', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const starts = path.join(dir, 'starts')
  const hangsOnce = `
import { appendFileSync, readFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(starts)}, 'x')
if (readFileSync(${JSON.stringify(starts)}, 'utf8') === 'xx') await new Promise((resolve) => setTimeout(resolve, 1e8))
${SERVER.replace("import { createServer } from 'node:http'", "const { createServer } = await import('node:http')")}`
  const behind = await start(hangsOnce, { longestRestart: 3000 })
  process.kill(Number(await ask(behind.socketPath)), 'SIGKILL')
  await expect.poll(() => readFileSync(starts, 'utf8').length).toBeGreaterThanOrEqual(3)
  await expect.poll(() => behind.isThere()).toBe(true)
  await behind.stop()
  log.mockRestore()
})

it('Next hears that the server ends, goes on answering, and is not started again when it ends by itself', async () => {
  const behind = await start(`${SERVER}
process.on('message', ({ isEnding }) => isEnding && server.removeAllListeners('request')
  .on('request', (_request, response) => response.end('ending', () => process.exit())))`)
  behind.announceEnd()
  await expect.poll(() => ask(behind.socketPath)).toBe('ending')
  await expect.poll(() => behind.isThere()).toBe(false)
  await behind.stop()
})

it('Next that hangs is killed, so that the server ends', async () => {
  const behind = await start(SERVER.replace('process.exit()', '{ for (;;) {} }'))
  const hangs = Number(await ask(behind.socketPath))
  await behind.stop()
  expect(() => process.kill(hangs, 0)).toThrow('ESRCH')
})

it('a server whose Next does not start does not start either', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(start('process.exit(3)')).rejects.toThrow('Next ended before it was ready (3).')
  log.mockRestore()
})

it('removes the sockets of servers that were killed, and no others', async () => {
  const [killed, alive, starting] = ['killed', 'alive', 'starting'].map((name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'voix-socket-'))
    return { folder, socket: path.join(folder, 'next'), name }
  })
  if (!killed || !alive || !starting) throw new Error('three folders expected')
  const listen = (socket: string) => `import { createServer } from 'node:net'
    createServer().listen(${JSON.stringify(socket)}, () => console.log('ready'))`
  const children = [killed, alive].map(({ socket }) =>
    spawn(process.execPath, ['--input-type=module', '-e', listen(socket)]),
  )
  await Promise.all(children.map((child) => once(child.stdout, 'data')))
  children[0]?.kill('SIGKILL')
  await once(children[0] as ChildProcess, 'exit')
  const behind = await start(SERVER)
  expect([killed, alive, starting].map(({ folder }) => existsSync(folder))).toEqual([false, true, true])
  await behind.stop()
  children[1]?.kill('SIGKILL')
  for (const { folder } of [alive, starting]) rmSync(folder, { recursive: true })
})

it('what it writes is not for other users of the machine', async () => {
  const file = path.join(dir, 'written')
  const behind = await start(`import { writeFileSync } from 'node:fs'
writeFileSync(${JSON.stringify(file)}, 'x')
${SERVER}`)
  expect(statSync(file).mode & 0o777).toBe(0o640)
  await behind.stop()
})
