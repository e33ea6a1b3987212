import { useEffect } from 'react'
import { SLICE_DRAG_TYPE } from '../../dom/sliceDrag'
import { useFrameSession } from '../frameSession'
import type { Drag } from './createDrag'

/** Takes what is dragged from the studio's palette over the frame. The studio says which slice it is: a browser does not yet. */
export function useSliceDrag({ drag }: { drag: Drag }): void {
  const session = useFrameSession()
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      const { draggedSlice: name } = session.ui.getState()
      const isSlice = name !== null && event.dataTransfer?.types.includes(SLICE_DRAG_TYPE)
      // Nothing else may be dropped: a file would take the place of the page.
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = isSlice ? 'copy' : 'none'
      if (!isSlice) return
      if (!drag.isActive()) drag.start({ kind: 'slice', name })
      drag.over({ x: event.clientX, y: event.clientY })
    }
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null && drag.isActive()) drag.cancel()
    }
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      if (drag.isActive()) drag.drop()
    }
    const stop = session.ui.subscribe(({ draggedSlice }, before) => {
      if (draggedSlice === null && before.draggedSlice !== null && drag.isActive()) drag.cancel()
    })
    document.addEventListener('dragenter', onOver)
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      stop()
      document.removeEventListener('dragenter', onOver)
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [drag, session])
}
