import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Presence } from '../store/messages'
import { createPresenceBook } from './presence'

afterEach(() => void vi.useRealTimers())

function open(clock: { now: number } | null = { now: 0 }) {
  const book = createPresenceBook(clock ? { now: () => clock.now } : {})
  const hear = (change: Partial<Presence> = {}, age = 0) =>
    book.hear({
      presence: {
        page: 'p',
        window: 'w',
        user: { id: 'u', name: 'Ana' },
        state: 'here',
        element: null,
        breakpoint: null,
        isResting: false,
        seq: 1,
        ...change,
      },
      via: 'this',
      age,
    })
  const windows = () => book.list('p').map(({ window }) => window)
  return { book, clock: clock ?? { now: NaN }, hear, windows }
}

describe('who has a page open', () => {
  it('is everybody who was heard of within half a minute', () => {
    const { book, clock, hear, windows } = open()
    expect(hear()).toBe(true)
    clock.now = 20_000
    expect(hear({ seq: 2 }), 'a repetition changes nothing').toBe(false)
    clock.now = 44_000
    expect(windows()).toEqual(['w'])
    clock.now = 46_000
    expect(windows()).toEqual([])
    expect(book.sweep()).toEqual(['p'])
    expect(book.sweep()).toEqual([])
  })

  it('stays longer behind other windows, whose browsers tell less often', () => {
    const { clock, hear, windows } = open()
    hear({ state: 'away' })
    clock.now = 120_000
    expect(windows()).toEqual(['w'])
    clock.now = 151_000
    expect(windows()).toEqual([])
  })

  it('is gone at once after a goodbye, whatever arrives late', () => {
    const { hear, windows } = open()
    hear({ seq: 1 })
    expect(hear({ seq: 3, state: 'left' })).toBe(true)
    expect(hear({ seq: 2, element: 'e' })).toBe(false)
    expect(windows()).toEqual([])
  })

  it('stays the same when the clock of the machine jumps', () => {
    const { book, hear, windows } = open(null)
    hear()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    expect([windows(), book.sweep()]).toEqual([['w'], []])
  })

  it('is not prolonged by what another process tells again', () => {
    const { clock, hear, windows } = open()
    hear({}, 20_000)
    clock.now = 6000
    expect(windows()).toEqual([])
  })

  it('is told apart by person: a window’s id takes nobody else’s place', () => {
    const { book, hear } = open()
    hear()
    hear({ user: { id: 'v', name: 'Eve' }, seq: 9, state: 'left' })
    expect(book.list('p').map(({ user }) => user.name)).toEqual(['Ana'])
  })

  it('is limited: a script cannot fill the memory', () => {
    const { hear, windows } = open()
    for (let index = 0; index < 300; index += 1) hear({ window: `w${index}` })
    expect(windows()).toHaveLength(100)
  })
})
