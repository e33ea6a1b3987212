import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageView } from '../../render/types'
import type { Resolution } from '../../slices/resolution'
import { createRow, toTree } from '../../tree'
import type { Row } from '../../tree/types'
import { createResolver } from './createResolver'

const view = { page: { id: 'p' }, context: {} } as unknown as PageView
const hero = (title: string): Row => createRow({ id: 'h', blockType: 'hero', fields: { title } })

/** A frame whose server responds when the test says so. */
function open(first: Row) {
  let row = first
  const shown: Resolution = {}
  const calls: ((respond: Response | Error) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve, reject) => calls.push((out) => (out instanceof Error ? reject(out) : resolve(out)))),
  )
  const resolver = createResolver({
    view,
    tree: () => toTree([row]),
    release: null,
    apiRoute: '/api',
    isShown: (id) => id in shown,
    onResolved: (resolution) => Object.assign(shown, resolution),
  })
  const answer = async (index: number, title: string) => {
    calls[index]?.(Response.json({ resolution: { h: { fields: { title } } } }))
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    resolver,
    calls,
    answer,
    show: (title: string) => Object.assign(shown, { h: { fields: { title } } }),
    change: (next: Row) => (row = next),
    title: () => shown.h?.fields.title,
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what the server says about elements', () => {
  it('an answer to an older state never takes back what is shown since, and the newer one is asked for', async () => {
    const frame = open(hero('Default'))
    frame.resolver.ask(hero('Default'), true)
    await frame.wait(0)
    frame.change(hero('Palms'))
    frame.resolver.ask(hero('Palms'), true)
    await frame.wait(0)
    await frame.answer(1, 'Palms')
    await frame.answer(0, 'Default')
    expect(frame.title()).toBe('Palms')
    await frame.wait(150)
    await frame.answer(2, 'Palms')
    expect(frame.title()).toBe('Palms')
  })

  it('a redone text, shown without asking, is not taken back by the answer to what stood there before', async () => {
    const frame = open(hero('Default'))
    frame.show('Default')
    frame.resolver.ask(hero('Default'), false)
    await frame.wait(150)
    frame.change(hero('Palms'))
    frame.show('Palms')
    await frame.answer(0, 'Default')
    expect(frame.title()).toBe('Palms')
  })

  it('a server that is away is asked again, with what stands there by then', async () => {
    const frame = open(hero('Default'))
    frame.resolver.ask(hero('Default'), true)
    await frame.wait(0)
    frame.calls[0]?.(new Error('away'))
    await frame.wait(0)
    frame.change(hero('Palms'))
    await frame.wait(1000)
    expect(frame.calls).toHaveLength(2)
    await frame.answer(1, 'Palms')
    expect(frame.title()).toBe('Palms')
  })

  it('what the server refuses is not asked again', async () => {
    const frame = open(hero('Default'))
    frame.resolver.ask(hero('Default'), true)
    await frame.wait(0)
    frame.calls[0]?.(new Response('{}', { status: 403 }))
    await frame.wait(60_000)
    expect(frame.calls).toHaveLength(1)
  })
})
