import { describe, expect, it } from 'vitest'
import { followWindow, frameSize, readableBreakpoint } from './frameSize'

describe('frameSize', () => {
  it('scales a wide breakpoint down to the room there is', () => {
    expect(frameSize({ breakpoint: 'xl', zoom: 'fit', room: { width: 640, height: 600 } })).toEqual({
      width: 1280,
      height: 1200,
      scale: 0.5,
    })
  })

  it('never enlarges a narrow breakpoint', () => {
    expect(frameSize({ breakpoint: 'default', zoom: 'fit', room: { width: 900, height: 600 } })).toEqual({
      width: 390,
      height: 600,
      scale: 1,
    })
  })

  it('obeys a chosen zoom', () => {
    expect(frameSize({ breakpoint: 'md', zoom: 0.5, room: { width: 900, height: 600 } }).scale).toBe(0.5)
  })
})

it.each([
  ['a window of 1,600 px', 964, 'xl'],
  ['of 1,280', 724, 'lg'],
  ['of 1,024', 478, 'md'],
  ['of 853, as at 150 %', 320, 'default'],
  ['of a telephone', 150, 'default'],
] as const)('a page is opened at a breakpoint that can be read: %s', (_, width, breakpoint) => {
  expect(readableBreakpoint({ breakpoint: 'xl', width })).toBe(breakpoint)
})

it.each([
  ['could be read before', 800, 700, 'lg'],
  ['could not be read before either', 700, 640, 'xl'],
  ['can still be read', 1200, 800, 'xl'],
  ['has more room than before', 700, 1200, 'xl'],
] as const)(
  'a breakpoint stays in a room that becomes narrower unless it could be read: one that %s',
  (_, before, width, breakpoint) => {
    expect(readableBreakpoint({ breakpoint: 'xl', before, width })).toBe(breakpoint)
  },
)

it('gives a breakpoint back once the window has the room again, unless another one was chosen meanwhile', () => {
  const narrow = followWindow({ breakpoint: 'xl', replaced: null, before: 1200, width: 478 })
  expect(narrow).toEqual({ breakpoint: 'md', replaced: { from: 'xl', by: 'md' } })
  const narrower = followWindow({ ...narrow, before: 478, width: 320 })
  expect(narrower).toEqual({ breakpoint: 'default', replaced: { from: 'xl', by: 'default' } })
  expect(followWindow({ ...narrower, before: 320, width: 1200 })).toEqual({ breakpoint: 'xl', replaced: null })
  const chosen = { ...narrow, breakpoint: 'sm' } as const
  expect(followWindow({ ...chosen, before: 478, width: 1200 })).toEqual({ breakpoint: 'sm', replaced: null })
})
