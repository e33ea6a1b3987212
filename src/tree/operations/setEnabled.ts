import { withRows } from '../internal/edit'
import { own } from '../internal/values'
import { withEnvelope } from '../row'
import type { Tree } from '../types'

export interface SetEnabledInput {
  ids: readonly string[]
  enabled: boolean
}

/** Shows or hides elements. Descendants follow without being changed. */
export function setEnabled(tree: Tree, { ids, enabled }: SetEnabledInput): Tree {
  const changed = ids.flatMap((id) => {
    const row = own(tree.rows, id)
    return row && row.element.enabled !== enabled ? [withEnvelope(row, { enabled })] : []
  })
  return changed.length === 0 ? tree : withRows(tree, changed)
}
