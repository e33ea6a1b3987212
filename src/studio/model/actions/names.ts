import { descendantsOf, outermost, withFreshIds, withFreshNames, type Row, type Tree } from '../../../tree'
import type { Action } from '../reducer'
import type { SliceInfo } from '../boot'

interface Page {
  tree: Tree
  slice: (name: string) => Pick<SliceInfo, 'rules'> | undefined
}

/** Returns the action with unique names (DOM ids, names of popups) for its new elements. */
export function withNames(action: Action, { tree, slice }: Page): Action {
  const rules = (name: string) => slice(name)?.rules
  const beside = Object.values(tree.rows)
  switch (action.type) {
    case 'addElement':
    case 'detachSection':
      return { ...action, rows: withFreshNames(action.rows, { beside, slice: rules }) }
    case 'duplicateElement': {
      const copies = copiesOf(tree, action)
      const named = withFreshNames(copies, { beside, slice: rules }).filter((row, index) => row !== copies[index])
      return named.length === 0 ? action : { ...action, named }
    }
    default:
      return action
  }
}

function copiesOf(tree: Tree, { ids, newIds }: Action<'duplicateElement'>): Row[] {
  let next = 0
  return outermost(tree, ids).flatMap((id) => {
    const originals = [id, ...descendantsOf(tree, id)].map((one) => tree.rows[one] as Row)
    return withFreshIds(originals, () => newIds[next++] ?? '')
  })
}
