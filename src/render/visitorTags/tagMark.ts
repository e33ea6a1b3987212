import type { Tag } from '../../tree/types'

/**
 * Returns the mark with which the script counts the tags of a page or an element (`data-vt`): `families=2&sea=1`.
 * Points count as integers. Returns `undefined` if nothing is counted.
 */
export function tagMark(tags: readonly Tag[]): string | undefined {
  const marks = new URLSearchParams()
  for (const { name, point } of tags) {
    const points = parseInt(String(point), 10)
    if (name && points) marks.append(name, String(points))
  }
  return marks.size > 0 ? marks.toString() : undefined
}
