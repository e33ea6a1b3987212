import { childrenOf, placeOf } from '../../../tree'
import type { Tree } from '../../../tree/types'
import { areBeside } from './box'
import { boxOf } from './boxOf'

/** Whether an element's neighbours stand beside it rather than above and below. */
export function isSideBySide({ tree, id }: { tree: Tree; id: string }): boolean {
  const place = placeOf(tree, id)
  const own = boxOf(id)
  if (!place || !own) return false
  const siblings = childrenOf(tree, place.parent, place.slot)
  return [siblings[place.index - 1], siblings[place.index + 1]].some((other) => {
    const box = other === undefined ? null : boxOf(other)
    return box !== null && areBeside(own, box)
  })
}
