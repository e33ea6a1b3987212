import type { Tag } from '../../tree/types'

/**
 * What a page or an element with tags carries for the script that counts them (`data-vt`): `families=2&sea=1`. Points count as integers;
 * `undefined` where nothing is to be counted.
 */
export function tagMark(tags: readonly Tag[]): string | undefined {
  const marks = new URLSearchParams()
  for (const { name, point } of tags) {
    const points = parseInt(String(point), 10)
    if (name && points) marks.append(name, String(points))
  }
  return marks.size > 0 ? marks.toString() : undefined
}
