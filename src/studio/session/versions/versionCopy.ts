import type { VersionContent } from '../../../contract/versions'
import { apply, changedKeys, diff, isSameValue, readRows, toTree, type Row } from '../../../tree'
import type { Snapshot, StudioPage } from '../../model'

/** Returns a version as a copy of the page. Equal values keep the current reference, so only differences render. */
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

/** Returns the current row at the version's place, if nothing else differs. */
function asPresent(row: Row, present: Row | undefined): Row {
  if (!present || changedKeys(present, row).length > 0) return row
  const { parent, slot } = row.element
  if (present.element.parent === parent && present.element.slot === slot) return present
  return { ...present, element: { ...present.element, parent, slot } }
}
