import { iconOf } from '../../slices/purposes'
import { elementType, type Row } from '../../tree'
import type { SliceInfo } from '../model/boot'

const FOLDER = 'M3 7a2 2 0 0 1 2-2h4l2.5 3H19a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'
const DOCUMENTS = 'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0'

/** Returns the icon of an element: what its slice is for, or that it is a group or shows documents. */
export function elementIcon(row: Row, slice: SliceInfo | undefined): string {
  return { group: FOLDER, query: DOCUMENTS, slice: iconOf(slice) }[elementType(row)]
}
