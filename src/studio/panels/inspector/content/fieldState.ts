import type { Row } from '../../../../tree/types'
import type { SliceFieldInfo } from '../../../model/boot'

/**
 * Whether a field is switched on: as somebody switched it, else as the slice has it. A field that starts switched off is on where
 * the element has a value for it.
 */
export function isFieldOn({ row, info }: { row: Row; info: SliceFieldInfo }): boolean {
  const state = row.element.fieldsEnabled[info.name]
  if (state !== undefined) return state
  return info.enabled || (row[info.name] !== undefined && row[info.name] !== null)
}
