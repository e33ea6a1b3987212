import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAlive } from './process.mjs'

const GUARD = path.join(import.meta.dirname, 'dieWithParent.mjs')

/** Starts a server of this code, as `npm run dev` starts Next's. */
function start(code: string) {
  const child = spawn(process.execPath, ['--import', GUARD, '--input-type=module', '-e', code], {
    env: { ...process.env, VOIX_STARTER: String(process.pid) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ended: once(child, 'close').then(([code, signal]) => ({ code, signal, output })) }
}

/** Returns the code of a process that starts a server, prints its id and waits. */
function starterOf(server: string): string {
  const args = ['--import', GUARD, '--input-type=module', '-e', server]
  return `
    import { spawn } from 'node:child_process'
    const env = { ...process.env, VOIX_STARTER: String(process.pid) }
    spawn(process.execPath, ${JSON.stringify(args)}, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`
}

describe('a server', () => {
  it('ends when its starter is killed', async () => {
    const server = 'console.log(process.pid); setInterval(() => {}, 1000)'
    const starter = spawn(process.execPath, ['--input-type=module', '-e', starterOf(server)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(starter.stdout, 'data')) as [Buffer]
    starter.kill('SIGKILL')
    await expect.poll(() => isAlive(Number(line.toString())), { timeout: 20_000 }).toBe(false)
  })

  it('ends by itself when nothing is left to do', async () => {
    expect(await start('console.log("done")').ended).toMatchObject({ code: 0, output: 'done\n' })
  })

  it('may fork a process that waits for a message', async () => {
    const worker = 'process.on("message", (text) => { console.log(text); process.exit(0) })'
    const code = `
      import { fork } from 'node:child_process'
      const child = fork('data:text/javascript,', { execArgv: [...process.execArgv.slice(0, 2), '-e', ${JSON.stringify(worker)}] })
      // Later than a process that nothing keeps alive would take to end.
      setTimeout(() => child.connected ? child.send('hello') : console.log('gone'), 1_000)
      child.once('exit', () => process.exit(0))`
    expect(await start(code).ended).toMatchObject({ output: 'hello\n' })
  })
})
