import { describe, expect, it } from 'vitest'
import { distance, gapsOf, isInside, type SlotArea } from './geometry'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const area = (more: Partial<SlotArea>): SlotArea => ({
  parent: 'p',
  slot: 'default',
  box: box(0, 0, 300, 300),
  owner: box(0, 0, 300, 300),
  depth: 1,
  items: [],
  count: more.items?.length ?? 0,
  isRow: false,
  reason: null,
  ...more,
})
const lines = (of: SlotArea) =>
  gapsOf(of).map(({ place, line: { from, to } }) => [place.index, from.x, from.y, to.x, to.y])

describe('the places of a slot', () => {
  it('lie above, between and below elements that stand one below the other', () => {
    const items = [
      { index: 0, box: box(0, 0, 300, 100) },
      { index: 1, box: box(0, 120, 300, 100) },
    ]
    expect(lines(area({ items }))).toEqual([
      [0, 0, 0, 300, 0],
      [1, 0, 110, 300, 110],
      [2, 0, 220, 300, 220],
    ])
  })

  it('lie beside elements that stand side by side', () => {
    const items = [
      { index: 0, box: box(0, 0, 100, 50) },
      { index: 1, box: box(120, 5, 100, 40) },
    ]
    expect(lines(area({ items }))).toEqual([
      [0, 0, 0, 0, 50],
      [1, 110, 0, 110, 50],
      [2, 220, 5, 220, 45],
    ])
  })

  it('are two where a row breaks: at its end and at the start of the next one', () => {
    const items = [
      { index: 0, box: box(0, 0, 100, 50) },
      { index: 1, box: box(120, 0, 100, 50) },
      { index: 2, box: box(0, 60, 100, 50) },
      { index: 3, box: box(120, 60, 100, 50) },
    ]
    const [, , end, start] = lines(area({ items }))
    expect(end).toEqual([2, 220, 0, 220, 50])
    expect(start).toEqual([2, 0, 60, 0, 110])
  })

  it('take the direction of the slot where an element stands alone', () => {
    const items = [{ index: 0, box: box(0, 0, 100, 50) }]
    expect(lines(area({ items, isRow: true }))).toEqual([
      [0, 0, 0, 0, 50],
      [1, 100, 0, 100, 50],
    ])
    expect(lines(area({ items }))[1]).toEqual([1, 0, 50, 100, 50])
  })

  it('are one in an empty slot, behind what is not shown', () => {
    expect(lines(area({ count: 2 }))).toEqual([[2, 0, 150, 300, 150]])
  })

  it('count elements that are not shown', () => {
    const items = [
      { index: 1, box: box(0, 0, 300, 100) },
      { index: 3, box: box(0, 100, 300, 100) },
    ]
    expect(lines(area({ items, count: 5 })).map(([index]) => index)).toEqual([1, 3, 5])
  })
})

describe('points', () => {
  it('measures to the nearest spot of a line', () => {
    const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } }
    expect(distance({ x: 50, y: 7 }, line)).toBe(7)
    expect(distance({ x: 103, y: 4 }, line)).toBe(5)
  })

  it('leaves half of a small box between its edges', () => {
    expect(isInside({ x: 5, y: 5 }, box(0, 0, 100, 100), 10)).toBe(false)
    expect(isInside({ x: 50, y: 4 }, box(0, 0, 100, 12), 10)).toBe(true)
  })
})
