import { expect, it } from 'vitest'
import { queueDrawing } from './drawQueue'
import type { Lane } from './drawQueue'

/** Work that ends when the test says so. */
function createDesk() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    ask: (name: string, lane: Lane) =>
      queueDrawing(lane, () => {
        started.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

it('draws for visitors before anything else, two at a time, and ahead while none waits', async () => {
  const { started, ask, end } = createDesk()
  const done = [ask('a1', 'ahead'), ask('a2', 'ahead'), ask('a3', 'ahead')]
  done.push(ask('v1', 'visitor'), ask('v2', 'visitor'), ask('v3', 'visitor'))
  await new Promise(setImmediate)
  expect(started).toEqual(['a1', 'a2', 'v1', 'v2'])
  await end('a1')
  expect(started).not.toContain('a3')
  await end('v1')
  expect(started.at(-1)).toBe('v3')
  await end('v2')
  await end('v3')
  expect(started.at(-1)).toBe('a3')
  await end('a2')
  await end('a3')
  await Promise.all(done)
})

it('draws ahead all the same while a crowd of visitors asks', async () => {
  const { started, ask, end } = createDesk()
  const names = Array.from({ length: 40 }, (_, index) => `v${index}`)
  const done = [...names.map((name) => ask(name, 'visitor')), ask('a', 'ahead')]
  await new Promise(setImmediate)
  for (const name of names.slice(0, 20)) await end(name)
  expect(started).toContain('a')
  expect(started.length).toBeLessThan(names.length)
  for (const name of [...names.slice(20), 'a']) await end(name)
  await Promise.all(done)
})
