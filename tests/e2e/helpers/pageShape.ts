import type { Page } from '@playwright/test'
import type { StateRow } from './studioState'

/** The slots of slices with several slots, in the order of the page. */
const SLOTS: Record<string, readonly string[]> = { columns: ['column1', 'column2', 'column3', 'column4'] }

/** An element as the frame shows it. */
interface ShownElement {
  id: string
  /** The id of the parent element. */
  parent: string | null
  title: string
}

/** An element as the studio's list shows it. */
interface ListedElement {
  id: string
  level: number
  isOff: boolean
}

/** The visible content of the frame and the list of elements. */
export interface PageShape {
  shown: ShownElement[]
  listed: ListedElement[]
}

/** Returns what the frame and the list must show for these rows. */
export function shapeOf(rows: readonly StateRow[]): PageShape {
  const shape: PageShape = { shown: [], listed: [] }
  visit({ rows, parent: null, level: 1, isShown: true, shape })
  return shape
}

interface Visit {
  rows: readonly StateRow[]
  parent: string | null
  level: number
  isShown: boolean
  shape: PageShape
}

function visit({ rows, parent, level, isShown, shape }: Visit): void {
  const { shown, listed } = shape
  for (const own of childrenOf(rows, parent)) {
    const { id, element, blockType } = own
    const isHere = isShown && element.enabled
    if (isHere) shown.push({ id, parent, title: titleOf(own) })
    listed.push({ id, level, isOff: !element.enabled })
    // The list has a line for each slot of an element with several slots.
    visit({ rows, parent: id, level: level + (SLOTS[blockType] ? 2 : 1), isShown: isHere, shape })
  }
}

/** Returns the children of an element, slot by slot. */
export function childrenOf(rows: readonly StateRow[], parent: string | null): StateRow[] {
  const slots = SLOTS[rows.find(({ id }) => id === parent)?.blockType ?? ''] ?? ['default']
  const inside = rows.filter(({ element }) => element.parent === parent)
  return slots.flatMap((slot) => inside.filter(({ element }) => element.slot === slot))
}

function titleOf({ title }: StateRow): string {
  return typeof title === 'string' ? title : ''
}

/** Returns what the frame and the list show. */
export async function readShape(page: Page): Promise<PageShape> {
  const frame = page.frame({ name: 'voix-preview' })
  if (!frame) throw new Error('The studio has no frame.')
  const [shown, listed] = await Promise.all([
    frame.evaluate(() =>
      [...document.querySelectorAll('[data-voix-element]')].map((node): ShownElement => {
        const idOf = (from: Element | null | undefined) =>
          from?.closest('[data-voix-element]')?.getAttribute('data-voix-element') ?? null
        const titles = [...node.querySelectorAll('[data-voix-field="title"]')]
        const own = titles.find((title) => title.closest('[data-voix-element]') === node)
        return { id: idOf(node) ?? '', parent: idOf(node.parentElement), title: own?.textContent ?? '' }
      }),
    ),
    page.evaluate(() =>
      [...document.querySelectorAll('[role=treeitem][data-element-id]')].map((item): ListedElement => ({
        id: item.getAttribute('data-element-id') ?? '',
        level: Number(item.getAttribute('aria-level')),
        isOff: item.hasAttribute('data-off'),
      })),
    ),
  ])
  return { shown, listed }
}
