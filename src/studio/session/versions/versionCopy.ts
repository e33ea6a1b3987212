import { changedKeys, isAlike, readRows, toTree, type Row } from '../../../tree'
import { applyPatch, diff, type Copy, type StudioPage } from '../../model'

/**
 * A version as a copy of the page. What does not differ from the present copy is the present copy's own object, so that
 * showing or restoring a version touches what differs and nothing else.
 */
export function versionCopy({
  current,
  page,
  rows,
}: {
  current: Copy
  /** Page values as they were: those that a save can change. */
  page: Record<string, unknown>
  rows: unknown
}): Copy {
  const values = Object.entries(page).filter(([name, value]) => !isAlike(current.page[name], value))
  const target: Copy = {
    page: values.length === 0 ? current.page : ({ ...current.page, ...Object.fromEntries(values) } as StudioPage),
    tree: toTree(readRows(rows).map((row) => asPresent(row, current.tree.rows[row.id]))),
  }
  const patch = diff(current, target)
  return patch ? applyPatch(current, patch) : current
}

/** The present row, at the version's place, when nothing else differs. */
function asPresent(row: Row, present: Row | undefined): Row {
  if (!present || changedKeys(present, row).length > 0) return row
  const { parent, slot } = row.element
  if (present.element.parent === parent && present.element.slot === slot) return present
  return { ...present, element: { ...present.element, parent, slot } }
}
