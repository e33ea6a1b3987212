import type { Place, PlaceFault, Violation } from '../../../tree/types'
import { areBeside, around, type Box } from '../../dom/box'

export interface Point {
  x: number
  y: number
}

/** A straight line, across or down. */
export interface Line {
  from: Point
  to: Point
}

/** One slot of the page as it stands on the screen. What is being moved counts nowhere. */
export interface SlotArea {
  /** `null`: the page itself. */
  parent: string | null
  slot: string
  /** A pointer in it means the slot. */
  box: Box
  /** The box of the element whose slot it is; `null` for the page. */
  owner: Box | null
  /** How deep the owner stands in the tree; the page has 0. */
  depth: number
  /** The children that are shown, in order. `index` counts those that are not shown as well. */
  items: readonly { index: number; box: Box }[]
  /** How many children the slot has, shown or not. */
  count: number
  /** Children stand side by side, as far as the slot's style tells. */
  isRow: boolean
  /** Why what is being dragged may not stand here; `null` when it may. */
  reason: Violation | PlaceFault | null
}

/** A place between two children, and the line that shows it. */
export interface Gap {
  place: Place
  line: Line
}

/** The places of a slot: before, between and after its children. A row that breaks has one at either end of a line. */
export function gapsOf({ parent, slot, box, items, count, isRow }: SlotArea): Gap[] {
  const gap = (index: number, line: Line): Gap => ({ place: { parent, slot, index }, line })
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return [gap(count, isRow ? middle(box).down : middle(box).across)]
  const gaps: Gap[] = [gap(first.index, startsRow({ items, at: 0, isRow }) ? before(first.box) : above(first.box))]
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    if (!next) continue
    if (areBeside(item.box, next.box)) gaps.push(gap(next.index, between(item.box, next.box).down))
    else if (startsRow({ items, at: at + 1, isRow }) || endsRow({ items, at, isRow }))
      gaps.push(gap(next.index, after(item.box)), gap(next.index, before(next.box)))
    else gaps.push(gap(next.index, between(item.box, next.box).across))
  }
  return [...gaps, gap(count, endsRow({ items, at: items.length - 1, isRow }) ? after(last.box) : below(last.box))]
}

/** From a point to the nearest spot of a line. */
export function distance({ x, y }: Point, { from, to }: Line): number {
  const dx = Math.max(Math.min(from.x, to.x) - x, 0, x - Math.max(from.x, to.x))
  const dy = Math.max(Math.min(from.y, to.y) - y, 0, y - Math.max(from.y, to.y))
  return Math.hypot(dx, dy)
}

/** Whether a point is in a box, at least `inset` away from its edges. In a small box the edges leave half of it. */
export function isInside({ x, y }: Point, box: Box, inset = 0): boolean {
  const dx = Math.min(inset, (box.right - box.left) / 4)
  const dy = Math.min(inset, (box.bottom - box.top) / 4)
  return x >= box.left + dx && x <= box.right - dx && y >= box.top + dy && y <= box.bottom - dy
}

interface InRow {
  items: SlotArea['items']
  at: number
  isRow: boolean
}

function startsRow({ items, at, isRow }: InRow): boolean {
  const [own, next] = [items[at], items[at + 1]]
  return own !== undefined && (next === undefined ? isRow : areBeside(own.box, next.box))
}

function endsRow({ items, at, isRow }: InRow): boolean {
  const [own, last] = [items[at], items[at - 1]]
  return own !== undefined && (last === undefined ? isRow : areBeside(last.box, own.box))
}

const before = ({ left, top, bottom }: Box) => down(left, top, bottom)
const after = ({ right, top, bottom }: Box) => down(right, top, bottom)
const above = ({ left, right, top }: Box) => across(top, left, right)
const below = ({ left, right, bottom }: Box) => across(bottom, left, right)

function middle({ left, top, right, bottom }: Box) {
  return { across: across((top + bottom) / 2, left, right), down: down((left + right) / 2, top, bottom) }
}

function between(a: Box, b: Box) {
  const both = around([a, b]) ?? a
  const x = a.left < b.left ? (a.right + b.left) / 2 : (b.right + a.left) / 2
  const y = a.top < b.top ? (a.bottom + b.top) / 2 : (b.bottom + a.top) / 2
  return { across: across(y, both.left, both.right), down: down(x, both.top, both.bottom) }
}

function across(y: number, left: number, right: number): Line {
  return { from: { x: left, y }, to: { x: right, y } }
}

function down(x: number, top: number, bottom: number): Line {
  return { from: { x, y: top }, to: { x, y: bottom } }
}
