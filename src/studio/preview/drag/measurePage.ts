import { around, relativeTo, type Box } from '../overlay/box'

/** Where everything stands, measured at once. */
export interface PageBoxes {
  elements: ReadonlyMap<string, Box>
  /** Element id -> slot -> the node that the slice marks as the slot's own. */
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
    const box = around(own.map((node) => node.getBoundingClientRect()))
    if (box) elements.set(id, relativeTo(box, origin))
  }
  const slots = new Map<string, Map<string, { box: Box; isRow: boolean }>>()
  for (const node of document.querySelectorAll<HTMLElement>('[data-voix-slot]')) {
    const owner = node.closest<HTMLElement>('[data-voix-element]')?.dataset.voixElement
    const box = around([node.getBoundingClientRect()])
    if (owner === undefined || !box) continue
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
