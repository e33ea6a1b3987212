import type { Row } from '../tree/types'
import type { Resolution } from '../slices/resolution'

/** What stands inside the placements of shared sections, where it is no part of the page's own rows. */
export function insideRows(resolution: Resolution): Row[] {
  return Object.values(resolution).flatMap(({ inside }) => inside?.rows ?? [])
}
