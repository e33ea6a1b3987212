import { expect, it } from 'vitest'
import { schedule } from './schedule.mjs'

/** Jobs that the test ends, and the names of those that have started. */
function controlled() {
  const started: string[] = []
  const ends = new Map<string, (hasPassed: boolean) => void>()
  const job = (name: string, needs: string[] = []) => ({
    name,
    needs,
    run: () => {
      started.push(name)
      return new Promise<boolean>((resolve) => ends.set(name, resolve))
    },
  })
  const end = async (name: string, hasPassed = true) => {
    ends.get(name)?.(hasPassed)
    await new Promise(setImmediate)
  }
  return { started, job, end }
}

it('runs two jobs at a time, in the order of the list', async () => {
  const { started, job, end } = controlled()
  const done = schedule([job('a'), job('b'), job('c')], 2)
  expect(started).toEqual(['a', 'b'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  expect(await done).toEqual([])
})

it('starts a job when its need has passed, before later jobs of the list', async () => {
  const { started, job, end } = controlled()
  const done = schedule([job('build'), job('browser', ['build']), job('unit'), job('lint')], 2)
  expect(started).toEqual(['build', 'unit'])
  await end('build')
  expect(started).toEqual(['build', 'unit', 'browser'])
  for (const name of ['unit', 'browser', 'lint']) await end(name)
  expect(await done).toEqual([])
})

it('names the jobs that were not run because their need failed', async () => {
  const { started, job, end } = controlled()
  const done = schedule([job('build'), job('browser', ['build']), job('unit')], 1)
  await end('build', false)
  await end('unit')
  expect(await done).toEqual(['browser'])
  expect(started).toEqual(['build', 'unit'])
})
