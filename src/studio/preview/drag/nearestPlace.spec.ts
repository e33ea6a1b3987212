import { describe, expect, it } from 'vitest'
import type { SlotArea } from './geometry'
import { nearestPlace } from './nearestPlace'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** A page with a hero at the top, a group of two texts below it, and an empty column at the end. */
const page: SlotArea = {
  parent: null,
  slot: 'default',
  box: box(-1e6, -1e6, 2e6, 2e6),
  owner: null,
  depth: 0,
  items: [
    { index: 0, box: box(0, 0, 1000, 400) },
    { index: 1, box: box(0, 400, 1000, 400) },
    { index: 2, box: box(0, 800, 1000, 200) },
  ],
  count: 3,
  isRow: false,
  reason: null,
}
const inner = (parent: string, more: Partial<SlotArea>): SlotArea => ({
  ...page,
  parent,
  depth: 1,
  items: [],
  count: 0,
  owner: more.box ?? null,
  ...more,
})
const refusal = (parent: string | null) => ({
  rule: 'unknown-parent' as const,
  blockType: 'tab',
  parent: String(parent),
})
const hero = inner('hero', { box: box(0, 0, 1000, 400), reason: refusal('hero') })
const group = inner('group', {
  box: box(0, 400, 1000, 400),
  items: [
    { index: 0, box: box(0, 400, 1000, 200) },
    { index: 1, box: box(0, 600, 1000, 200) },
  ],
  count: 2,
})
const column = inner('columns', { slot: 'column2', box: box(500, 820, 480, 160), owner: box(0, 800, 1000, 200) })
const areas = [page, hero, group, column]
const at = (x: number, y: number, of = areas) => nearestPlace({ areas: of, point: { x, y } })

describe('nearestPlace', () => {
  it('is in the innermost slot under the pointer', () => {
    expect(at(500, 590).target?.place).toEqual({ parent: 'group', slot: 'default', index: 1 })
    expect(at(700, 900).target?.place).toEqual({ parent: 'columns', slot: 'column2', index: 0 })
  })

  it('is beside an element near to its edge', () => {
    expect(at(500, 404).target?.place).toEqual({ parent: null, slot: 'default', index: 1 })
    expect(at(500, 796).target?.place).toEqual({ parent: null, slot: 'default', index: 2 })
  })

  it('is in a slot right up to the slot beside it', () => {
    expect(at(502, 900).target?.place).toMatchObject({ parent: 'columns', slot: 'column2' })
  })

  it('leaves a slot that refuses for the one around it, without a word', () => {
    expect(at(500, 50)).toMatchObject({ target: { place: { parent: null, index: 0 } }, refusal: null })
    expect(at(500, 350).target?.place).toEqual({ parent: null, slot: 'default', index: 1 })
    expect(at(500, 590).refusal).toBeNull()
  })

  it('is the nearest legal place however far, when nothing under the pointer takes it', () => {
    const closed = { ...page, reason: refusal(null) }
    const far = at(500, 50, [closed, hero, group, { ...column, reason: refusal('columns') }])
    expect(far.target?.place).toEqual({ parent: 'group', slot: 'default', index: 0 })
    expect(far.refusal).toEqual(refusal('hero'))
  })

  it('is nowhere when no place is legal', () => {
    const none = areas.map((area) => ({ ...area, reason: refusal(area.parent) }))
    expect(at(500, 590, none)).toEqual({ target: null, refusal: refusal('group') })
    expect(at(-10, -10, none)).toEqual({ target: null, refusal: refusal(null) })
  })
})
