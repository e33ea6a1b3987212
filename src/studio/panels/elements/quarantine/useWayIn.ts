import { allowedPlaces, nameOf } from '../../../../tree'
import { useEditor, useSession } from '../../../session/session'

interface Wanted {
  blockType: unknown
  moving: readonly string[]
}

/** A place that takes the element: the end of the page, else of the first slot that may. `null`: there is none. */
export function useWayIn({ blockType, moving }: Wanted): { parent: string | null; slot: string; label: string } | null {
  const { rules, slice } = useSession()
  const tree = useEditor((state) => state.page.tree)
  if (typeof blockType !== 'string') return null
  const [place] = allowedPlaces(tree, { blockType, moving }, rules())
  const parent = place && place.parent !== null ? tree.rows[place.parent] : null
  if (!place || parent === undefined) return null
  const named = parent && (parent.blockName || slice(parent.blockType)?.label || nameOf(parent))
  return { ...place, label: named ? `Move into ${named}` : 'Move to the end of the page' }
}
