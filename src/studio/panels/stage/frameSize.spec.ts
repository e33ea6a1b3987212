import { describe, expect, it } from 'vitest'
import { frameSize, readableBreakpoint } from './frameSize'

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
