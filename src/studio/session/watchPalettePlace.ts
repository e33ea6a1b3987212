import { ROOT } from '../../tree/types'
import type { StudioSession } from './session'

/**
 * A place chosen for the palette is forgotten when something else is selected, or when it is no longer the place that was meant: its
 * element is gone, or what stands beside it has changed.
 */
export function watchPalettePlace({ store, ui }: Pick<StudioSession, 'store' | 'ui'>): () => void {
  return store.subscribe((now, before) => {
    const place = ui.getState().palettePlace
    if (!place) return
    const isThere = place.parent === null || Object.hasOwn(now.tree.rows, place.parent)
    const key = place.parent ?? ROOT
    const isSamePlace = isThere && now.tree.children[key] === before.tree.children[key]
    const isSameSelection = now.selection.elements.join() === before.selection.elements.join()
    if (!isSamePlace || !isSameSelection) ui.setState({ palettePlace: null })
  })
}
