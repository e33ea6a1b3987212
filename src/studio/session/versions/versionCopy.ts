import type { VersionContent } from '../../../contract/versions'
import { apply, changedKeys, diff, isSameValue, readRows, toTree, type Row } from '../../../tree'
import type { Snapshot, StudioPage } from '../../model'

/** A version as a copy of the page. What does not differ from the present copy is its own object: only what differs is drawn. */
export function versionCopy({
  current,
  page,
  rows,
}: Pick<VersionContent, 'page' | 'rows'> & { current: Snapshot }): Snapshot {
  const values = Object.entries(page).filter(([name, value]) => !isSameValue(current.page[name], value))
  const target: Snapshot = {
    page: values.length === 0 ? current.page : ({ ...current.page, ...Object.fromEntries(values) } as StudioPage),
    tree: toTree(readRows(rows).map((row) => asPresent(row, current.tree.rows[row.id]))),
  }
  const change = diff(current, target)
  return change ? apply(current, change) : current
}

/** The present row, at the version's place, when nothing else differs. */
function asPresent(row: Row, present: Row | undefined): Row {
  if (!present || changedKeys(present, row).length > 0) return row
  const { parent, slot } = row.element
  if (present.element.parent === parent && present.element.slot === slot) return present
  return { ...present, element: { ...present.element, parent, slot } }
}
