import { afterEach, expect, it, vi } from 'vitest'
import { createPresenceSender } from '../../src/studio/api/createPresenceSender'
import { PAGE } from '../../src/studio/model/spec/fixtures'
import { createStudioStore } from '../../src/studio/model'
import { createStore } from 'zustand/vanilla'

afterEach(() => vi.useRealTimers())

it('says no more that a window is there when it has left in the middle of saying so', async () => {
  vi.useFakeTimers()
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
  const sender = createPresenceSender({
    place: { apiRoute: '/api', pageId: 'p', release: null },
    store: createStudioStore({ page: PAGE, rows: [], rev: 1 }),
    ui: createStore(() => ({ breakpoint: 'default' })),
    onAnswer: () => undefined,
    onMissing: () => undefined,
    onRight: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(10)
  expect(answers).toHaveLength(1)
  sender.stop()
  answers[0]?.(Response.json({ rev: 1, isTrashed: false }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toHaveLength(1)
})
