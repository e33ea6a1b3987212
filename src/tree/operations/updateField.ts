import { isEqual } from '../isEqual'
import { withoutUnreadable } from '../row'
import type { Tree } from '../types'
import { updateRow } from './updateRow'

export interface UpdateFieldInput {
  id: string
  /** A field of the slice, or `blockName` for the label of the element. */
  field: string
  /** `undefined` removes the field. */
  value: unknown
}

const FIXED: readonly string[] = ['id', 'blockType', 'element', '__proto__']

/** Sets one field of an element. Returns the same tree for keys that are not fields: id, slice, envelope. */
export function updateField(tree: Tree, { id, field, value }: UpdateFieldInput): Tree {
  if (FIXED.includes(field)) return tree
  return updateRow(tree, {
    id,
    row: (row) => {
      if (isEqual(row[field], value)) return row
      const { [field]: _old, ...rest } = row
      return value === undefined ? (rest as typeof row) : withoutUnreadable({ ...row, [field]: value }, [field])
    },
  })
}
