/** The type under which the palette's drags are known. A browser hides a drag's data until the drop, so the name is kept here. */
export const SLICE_DRAG_TYPE = 'application/x-voix-slice'

type Listener = (slice: string | null) => void

let current: string | null = null
const listeners = new Set<Listener>()

function change(slice: string | null): void {
  current = slice
  for (const listener of listeners) listener(slice)
}

export function startSliceDrag({ name, data }: { name: string; data: DataTransfer }): void {
  data.setData(SLICE_DRAG_TYPE, name)
  data.effectAllowed = 'copy'
  change(name)
}

export function endSliceDrag(): void {
  change(null)
}

/** The slice that is being dragged from the palette. */
export function draggedSlice(): string | null {
  return current
}

/** Hears drags begin and end. Returns an unsubscribe. */
export function onSliceDrag(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
