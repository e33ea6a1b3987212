/** The type under which the palette's drags are known. A browser hides a drag's data until the drop, so the name is kept here. */
export const SLICE_DRAG_TYPE = 'application/x-voix-slice'

type Listener = (slice: string | null) => void

/** What the palette's entry says of the new element beside its slice: of a shared section, which one. */
interface SliceDetails {
  fields?: Record<string, unknown>
  name?: string
}

let current: string | null = null
let details: SliceDetails = {}
const listeners = new Set<Listener>()

function change(slice: string | null): void {
  current = slice
  for (const listener of listeners) listener(slice)
}

export function startSliceDrag({ name, data, of = {} }: { name: string; data: DataTransfer; of?: SliceDetails }): void {
  details = of
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

/** Of the slice that was dragged last: a preview tells of a drop when the drag has ended. */
export function draggedDetails(): SliceDetails {
  return details
}

/** Hears drags begin and end. Returns an unsubscribe. */
export function onSliceDrag(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
