import { changedKeys, compareElements, parentOf, slotOf, toRows, type ElementChange, type Row } from '../../tree'
import type { Copy } from '../model'
import type { SliceInfo, StudioBoot } from '../model/boot'
import { describeElement } from './describeElement'
import { describePage } from './describePage'
import type { ChangeLine } from '../../slices/types'

/** One element that differs between two copies of a page. */
export interface DescribedElement extends ElementChange {
  /** What people call it. */
  name: string
  lines: readonly ChangeLine[]
}

export interface Comparison {
  page: readonly ChangeLine[]
  elements: readonly DescribedElement[]
}

interface Input {
  before: Copy
  after: Copy
  slice: (name: string) => SliceInfo | undefined
  boot: { layouts: readonly { name: string; label: string }[]; languages: StudioBoot['languages'] }
}

/** Everything that differs between two copies of a page, in words. */
export function compareCopies({ before, after, slice, boot }: Input): Comparison {
  const [was, is] = [toRows(before.tree), toRows(after.tree)]
  const [old, now] = [byId(was), byId(is)]
  const changes = compareElements({
    before: was.map(placed),
    after: is.map(placed),
    isChanged: (id) => {
      const [a, b] = [old.get(id), now.get(id)]
      return a !== undefined && b !== undefined && a !== b && changedKeys(a, b).length > 0
    },
  })
  const elements = changes.map((change): DescribedElement => {
    const [a, b] = [old.get(change.id), now.get(change.id)]
    const lines = change.isChanged && a && b ? describeElement({ before: a, after: b, slice }) : []
    return { ...change, name: elementName((b ?? a) as Row, slice), lines }
  })
  return {
    page: describePage({ before: before.page, after: after.page, layouts: boot.layouts, languages: boot.languages }),
    elements,
  }
}

/** An element's label, else what its slice is called. */
export function elementName(row: Pick<Row, 'blockName' | 'blockType'>, slice: Input['slice']): string {
  return row.blockName || (slice(row.blockType)?.label ?? row.blockType)
}

function placed(row: Row) {
  return { id: row.id, parent: parentOf(row), slot: slotOf(row) }
}

function byId(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
