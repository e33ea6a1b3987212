import { afterEach, expect, it, vi } from 'vitest'
import { REPEATS_WITHIN } from '../../options/countRepeats.mjs'
import { quietLogger } from './quietLogger'

afterEach(() => void vi.useRealTimers())

function makeLogger() {
  vi.useFakeTimers()
  const lines: unknown[] = []
  const write = (...entry: unknown[]) => void lines.push(entry[0])
  const logger = { error: write, warn: write }
  quietLogger(logger as never)
  return { lines, logger: logger as { error: (entry: unknown) => void; warn: (entry: unknown) => void } }
}

/** An error as Drizzle throws it, with PostgreSQL's error as its cause. */
function failedQuery(value: string) {
  const cause = Object.assign(new Error('invalid input syntax for type uuid'), {
    code: '22P02',
    where: `unnamed portal parameter $1 = '${value}'`,
  })
  const error = new Error(`Failed query: insert into "t" values ($1)\nparams: ${value}`, { cause })
  return Object.assign(error, { query: 'insert into "t" values ($1)', params: [value] })
}

it('the same message within a minute is counted, an error by its own', () => {
  const { lines, logger } = makeLogger()
  for (let count = 0; count < 5; count++) logger.error({ err: new Error('Away'), msg: 'Not written' })
  logger.error({ err: new Error('Full'), msg: 'Not written' })
  logger.warn('Away')
  expect(lines).toHaveLength(3)
  vi.advanceTimersByTime(REPEATS_WITHIN)
  expect(lines.slice(3)).toEqual(['Not written: Away … 4 more times in the last minute'])
})

it('a failed statement is written without its parameters, wherever the error stands', () => {
  const { lines, logger } = makeLogger()
  logger.error(failedQuery('one secret'))
  logger.error({ err: failedQuery('two secret'), msg: 'Not written' })
  logger.error({ err: new Error('Save failed', { cause: failedQuery('three secret') }) })
  const text = lines.map((line) => {
    const error = (line as { err?: Error }).err ?? (line as Error)
    const cause = error.cause as Error | undefined
    return JSON.stringify([error.message, error.stack, cause?.message, cause?.stack, { ...error }, { ...cause }])
  })
  expect(text).toHaveLength(3)
  for (const line of text) {
    expect(line).not.toContain('secret')
    expect(line).toContain('insert into')
  }
})
