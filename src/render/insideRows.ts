import type { Row } from '../tree/types'
import type { Resolution } from '../slices/resolution'

/** Returns the elements inside placed sections, which are not among the page's own rows. */
export function insideRows(resolution: Resolution): Row[] {
  return Object.values(resolution).flatMap(({ inside }) => inside?.rows ?? [])
}
