import { canPlace, childrenOf, lockOn, offeredSlots, traverse } from '../../../tree'
import { ROOT, type PlaceFault, type Row, type Violation } from '../../../tree/types'
import type { FrameSession } from '../frameSession'
import { boxedNodes } from '../../dom/spots'
import { around, type Box, relativeTo } from '../../dom/box'
import type { SlotArea } from './geometry'
import type { DragSubject } from './nearestPlace'

interface Input {
  session: Pick<FrameSession, 'store' | 'rules' | 'canUnlock'>
  subject: DragSubject
  boxes: PageBoxes
}

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** Every slot that can be seen, with its children and whether it takes what is dragged. */
export function slotAreas({ session, subject, boxes }: Input): SlotArea[] {
  const { rules, store } = session
  const tree = store.tree()
  const moving = subject.kind === 'elements' ? subject.ids : []
  const areas = [area({ session, subject, boxes, owner: null, slot: 'default', depth: 0 })]
  traverse(tree, (row, depth) => {
    if (moving.includes(row.id)) return false
    const slots = offeredSlots({ tree, row, rules: rules.slice(row.blockType) })
    for (const slot of boxes.elements.has(row.id) ? slots : [])
      areas.push(area({ session, subject, boxes, owner: row, slot, depth: depth + 1 }))
    return undefined
  })
  return areas.filter((one) => one !== null)
}

function area({
  session,
  subject,
  boxes,
  owner,
  slot,
  depth,
}: Input & { owner: Row | null; slot: string; depth: number }): SlotArea | null {
  const { rules, store } = session
  const parent = owner?.id ?? null
  const moving = subject.kind === 'elements' ? subject.ids : []
  const children = childrenOf(store.tree(), parent, slot).filter((id) => !moving.includes(id))
  const items = children.flatMap((id, index) => {
    const box = boxes.elements.get(id)
    return box ? [{ index, box }] : []
  })
  const own = owner ? (boxes.elements.get(owner.id) ?? null) : null
  const marked = boxes.slots.get(parent ?? ROOT)?.get(slot)
  const isOnly = owner !== null && Object.keys(rules.slice(owner.blockType)?.slots ?? {}).length === 1
  // The page is meant wherever the pointer is; without elements its line is where its empty slot is drawn.
  const page = items.length === 0 ? (marked?.box ?? EVERYWHERE) : EVERYWHERE
  const box = owner === null ? page : isOnly ? own : (marked?.box ?? around(items.map((item) => item.box)) ?? own)
  if (!box) return null
  const isRow = marked?.isRow ?? (items.length > 0 && boxes.isRow(children))
  const reason = refusalOf({ session, subject, owner, slot })
  return { parent, slot, box, owner: own, depth, items, count: children.length, isRow, reason }
}

/** Why a slot does not take what is dragged. */
function refusalOf({
  session,
  subject,
  owner,
  slot,
}: Omit<Input, 'boxes'> & { owner: Row | null; slot: string }): Violation | PlaceFault | null {
  const { canUnlock, rules, store } = session
  const tree = store.tree()
  const lock = owner && !canUnlock ? lockOn(owner, 'children') : null
  if (lock) return lock
  const moving = subject.kind === 'elements' ? subject.ids : []
  const types = subject.kind === 'slice' ? [subject.name] : subject.ids.flatMap((id) => tree.rows[id]?.blockType ?? [])
  for (const blockType of new Set(types)) {
    const answer = canPlace(tree, { blockType, parent: owner?.id ?? null, slot, moving }, rules)
    if (!answer.allowed) return answer.fault
  }
  return null
}

/** Where everything stands, measured at once. */
interface PageBoxes {
  elements: ReadonlyMap<string, Box>
  /** Element id, `root` for the page -> slot -> the node that the slice marks as the slot's own. */
  slots: ReadonlyMap<string, ReadonlyMap<string, { box: Box; isRow: boolean }>>
  /** Whether the first of these elements that is shown stands in a row. */
  isRow: (ids: readonly string[]) => boolean
}

/** Measures all elements and slots in one go, seen from `origin`: one layout, however long the page. */
export function measurePage(origin: { left: number; top: number }): PageBoxes {
  const nodes = new Map<string, HTMLElement[]>()
  for (const node of document.querySelectorAll<HTMLElement>('[data-voix-element]')) {
    const id = node.dataset.voixElement ?? ''
    nodes.set(id, [...(nodes.get(id) ?? []), node])
  }
  const elements = new Map<string, Box>()
  for (const [id, own] of nodes) {
    const box = around(own.flatMap(boxedNodes).map((node) => node.getBoundingClientRect()))
    if (box) elements.set(id, relativeTo(box, origin))
  }
  const slots = new Map<string, Map<string, { box: Box; isRow: boolean }>>()
  for (const node of document.querySelectorAll<HTMLElement>('[data-voix-slot]')) {
    const owner = node.closest<HTMLElement>('[data-voix-element]')?.dataset.voixElement ?? ROOT
    const box = around([node.getBoundingClientRect()])
    if (!box) continue
    const own = slots.get(owner) ?? new Map<string, { box: Box; isRow: boolean }>()
    slots.set(owner, own.set(node.dataset.voixSlot ?? '', { box: relativeTo(box, origin), isRow: laysInRow(node) }))
  }
  return {
    elements,
    slots,
    isRow: (ids) => {
      const first = ids.find((id) => elements.has(id))
      const parent = first === undefined ? undefined : nodes.get(first)?.[0]?.parentElement
      return parent ? laysInRow(parent) : false
    },
  }
}

function laysInRow(node: HTMLElement): boolean {
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(node)
  if (display.includes('flex')) return flexDirection.startsWith('row')
  return display.includes('grid') && gridTemplateColumns.split(' ').length > 1
}
