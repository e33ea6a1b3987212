import {
  changedKeys,
  compareElements,
  diff,
  elementName,
  type ElementChange,
  parentOf,
  type Row,
  slotOf,
  toRows,
} from '../../tree'
import type { Snapshot } from '../model'
import type { SliceInfo, StudioBoot } from '../model/boot'
import { describeElement } from './describeElement'
import { describePage } from './describePage'
import type { ChangeLine } from '../../slices/types'

/** One element that differs between two snapshots of a page. */
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
  before: Snapshot
  after: Snapshot
  slice: (name: string) => SliceInfo | undefined
  boot: { layouts: readonly { name: string; label: string }[]; languages: StudioBoot['languages'] }
}

/** Everything that differs between two snapshots of a page, in words. */
export function compareSnapshots({ before, after, slice, boot }: Input): Comparison {
  const [was, is] = [toRows(before.tree), toRows(after.tree)]
  const [old, now] = [byId(was), byId(is)]
  const updated = diff(before, after)?.rows.updated ?? {}
  const changes = compareElements({
    before: was.map(placed),
    after: is.map(placed),
    isChanged: (id) => {
      const pair = updated[id]
      return pair !== undefined && changedKeys(...pair).length > 0
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

function placed(row: Row) {
  return { id: row.id, parent: parentOf(row), slot: slotOf(row) }
}

function byId(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
