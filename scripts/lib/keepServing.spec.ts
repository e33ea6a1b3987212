import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { keepServing } from '../../src/front/keepServing.mjs'
import { isAlive, spawnGroup, stopGroup } from './process.mjs'

/** Servers of this code. The test decides when the command ends. */
function servers(code: string) {
  const children: ReturnType<typeof spawnGroup>[] = []
  const lines: string[] = []
  const pauses: number[] = []
  let isEnding = false
  const start = () => {
    const child = spawnGroup(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    return child
  }
  const keeping = keepServing({
    child: start(),
    start,
    isEnding: () => isEnding,
    clear: stopGroup,
    wait: (ms) => Promise.resolve(pauses.push(ms)),
    log: (line) => lines.push(line),
  })
  /** Returns the n-th started server and its first line of output. */
  const running = async (index: number) => {
    await expect.poll(() => children.length).toBeGreaterThan(index)
    const child = children[index]
    if (!child?.pid || !child.stdout) throw new Error('The server was not started')
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    return { pid: child.pid, line: line.toString() }
  }
  const end = async (pid: number) => {
    isEnding = true
    process.kill(-pid, 'SIGKILL')
    await keeping
  }
  return { children, lines, pauses, keeping, running, end }
}

/** Prints that it runs, then waits. */
const RUNNING = 'console.log("up"); setInterval(() => {}, 1000)'

describe('a server that ends unasked', () => {
  it('is started again, and the log says by which signal it ended', async () => {
    const { children, lines, running, end } = servers(RUNNING)
    process.kill((await running(0)).pid, 'SIGKILL')
    const second = await running(1)
    expect(lines).toEqual([expect.stringContaining('code none, signal SIGKILL')])
    await end(second.pid)
    expect(children).toHaveLength(2)
  })

  it('is given up after five restarts within a minute, each after a longer wait', async () => {
    const { children, lines, pauses, keeping } = servers('process.exit(7)')
    await expect(keeping).rejects.toThrow('code 7, signal none')
    expect(children).toHaveLength(6)
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000])
    expect(lines).toHaveLength(5)
  })

  it('leaves nothing behind that it forked, which could hold its port', async () => {
    const { running, end } = servers(`
      const { spawn } = require('node:child_process')
      console.log(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).pid)
      setInterval(() => {}, 1000)`)
    const first = await running(0)
    process.kill(first.pid, 'SIGKILL')
    const second = await running(1)
    expect(isAlive(Number(first.line))).toBe(false)
    await end(second.pid)
  })
})
