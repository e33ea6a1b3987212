import { createRow } from '../../../tree'
import { describe, expect, it, vi } from 'vitest'
import { byPerson } from '../../describe/byPerson'
import { describeChange } from '../../describe/describeChange'
import { createAnnouncer, initialsOf, othersOf } from './people'
import type { OpenWindow } from '../../../contract/collaboration'

const windowOf = (id: string, window: string, change: Partial<OpenWindow> = {}): OpenWindow => ({
  window,
  user: { id, name: id === 'me' ? 'Admin' : `${id} Lima` },
  state: 'here',
  element: null,
  breakpoint: null,
  ...change,
})
const others = (...windows: OpenWindow[]) => othersOf({ windows, own: 'w1', me: 'me' })

describe('the others', () => {
  it('are all windows but this one; one’s own are marked', () => {
    const shown = others(windowOf('me', 'w1'), windowOf('me', 'w2'), windowOf('Ana', 'w1'))
    expect(shown.map(({ name, isMe }) => [name, isMe])).toEqual([
      ['Admin', true],
      ['Ana Lima', false],
    ])
  })

  it('are shown once per person, with the window that tells most, oneself last', () => {
    const people = byPerson(
      others(windowOf('me', 'w2'), windowOf('Ana', 'x', { state: 'away' }), windowOf('Ana', 'y', { element: 'e' })),
    )
    expect(people.map(({ label, shown }) => [label, shown.element])).toEqual([
      ['Ana Lima, 2 windows', 'e'],
      ['You, in another window', null],
    ])
  })

  it('have initials of any name', () => {
    const names = ['Ana María López', 'ana@example.com', 'jean-luc.picard@x.org', '李小龍', '']
    expect(names.map(initialsOf)).toEqual(['AL', 'A', 'JP', '李', '?'])
  })

  it('are announced when it has settled: who is there, who comes, who leaves', () => {
    vi.useFakeTimers()
    const say = vi.fn()
    const announcer = createAnnouncer(say)
    const follow = (...windows: OpenWindow[]) => {
      announcer.follow(others(...windows))
      vi.advanceTimersByTime(2000)
    }
    follow(windowOf('Ana', 'a'), windowOf('me', 'w2'))
    follow(windowOf('Ana', 'a'), windowOf('Ben', 'b'), windowOf('Eva', 'e'))
    announcer.follow([])
    follow(windowOf('Ben', 'b'), windowOf('Eva', 'e'))
    vi.useRealTimers()
    expect(say.mock.calls.flat()).toEqual([
      'Ana Lima has this page open too.',
      'Ben Lima and Eva Lima opened this page.',
      'Ana Lima left this page.',
    ])
  })
})

describe('a change in words', () => {
  it('counts elements and names the rest', () => {
    const row = createRow({ id: 'a', blockType: 'hero' })
    const pair = [row, row] as const
    const nothing = { page: {}, rows: { added: {}, updated: {}, removed: {} }, order: {}, orphans: null }
    expect(describeChange(null)).toBeNull()
    expect(describeChange({ ...nothing, rows: { ...nothing.rows, updated: { a: pair } } })).toBe('1 element changed')
    const rows = { added: {}, updated: { a: pair, b: pair }, removed: { c: row } }
    expect(describeChange({ ...nothing, rows, page: { title: ['A', 'B'] } })).toBe(
      '2 elements changed, 1 removed, page settings changed',
    )
    expect(describeChange({ ...nothing, order: { root: [['a'], []] } })).toBe('elements put into another order')
  })
})
