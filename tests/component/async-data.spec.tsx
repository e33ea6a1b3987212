import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAsyncData, type AsyncDataOptions } from '../../src/render/client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Question {
  signal: AbortSignal
  answer: (text: string) => Promise<void>
  fail: (message: string) => Promise<void>
}

/** Records the requests in order, for the test to respond to. */
function questions() {
  const asked: Question[] = []
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      asked.push({
        signal,
        answer: (text) => act(async () => resolve(text)),
        fail: (message) => act(async () => reject(new Error(message))),
      })
    })
  return { asked, load }
}

function Shown({ load, ...options }: AsyncDataOptions & { load: (signal: AbortSignal) => Promise<string> }) {
  const { status, data, error, isSlow, ask } = useAsyncData(load, options)
  const text = [status, data, error instanceof Error ? error.message : undefined, isSlow ? 'slow' : undefined]
  return (
    <button onClick={ask} type="button">
      {text.filter((part) => part !== undefined).join(' ')}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent
const press = () => act(async () => screen.getByRole('button').click())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('goes from idle to pending to success, and to error, keeping what it has', async () => {
  const { asked, load } = questions()
  render(<Shown immediate={false} load={load} />)
  expect(shown()).toBe('idle')
  await press()
  expect(shown()).toBe('pending')
  await asked[0]?.answer('one')
  expect(shown()).toBe('success one')
  await press()
  expect(shown()).toBe('pending one')
  await asked[1]?.fail('away')
  expect(shown()).toBe('error one away')
})

it('shows that it loads after 200 ms, and not where the answer was quicker', async () => {
  const { asked, load } = questions()
  render(<Shown load={load} />)
  await pass(199)
  expect(shown()).toBe('pending')
  await pass(1)
  expect(shown()).toBe('pending slow')
  await asked[0]?.answer('one')
  expect(shown()).toBe('success one')
  await press()
  await pass(150)
  await asked[1]?.answer('two')
  await pass(500)
  expect(shown()).toBe('success two')
})

it('drops the answer to a question that was asked again, and asks for nothing when it is gone', async () => {
  const { asked, load } = questions()
  const { unmount } = render(<Shown load={load} />)
  await press()
  expect(asked[0]?.signal.aborted).toBe(true)
  await asked[1]?.answer('new')
  await asked[0]?.answer('old')
  expect(shown()).toBe('success new')
  await press()
  unmount()
  expect(asked[2]?.signal.aborted).toBe(true)
})
