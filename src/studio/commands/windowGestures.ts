import { useEffect } from 'react'
import { listen } from '../dom/listen'
import { type StudioSession, useSession } from '../session/session'
import { listenToKeys } from './keys'
import { commandById } from './registry'
import { confirmCopy, pasteText, selectionText } from '../session/clipboard'
import { onClipboardEvents } from '../dom/clipboardEvents'
import { shownScale, wheelZoom } from '../dom/zoom'
import { choosePicturesAt } from '../session/pictures/choosePictures'
import { toast } from '@payloadcms/ui'

/** Keys, clipboard and wheel of the studio's window. */
export function useWindowGestures(): void {
  const session = useSession()
  useEffect(() => {
    const stops = [
      listenToKeys(session),
      listenToClipboard({ session, target: window }),
      listenToWheel({ session, target: window }),
      refuseStrayFiles(),
    ]
    return () => stops.forEach((stop) => stop())
  }, [session])
}

/** Copies, cuts and pastes elements in the studio's window and in its own frame. Returns its stop. */
export function listenToClipboard({ session, target }: { session: StudioSession; target: Window }): () => void {
  return onClipboardEvents({
    target,
    // The browser's own events, which an application frees by leaving the command out.
    copy: (event) => commandById(event) && selectionText(session),
    onCopied: (event) => {
      if (event === 'cut') session.dispatch({ type: 'deleteElement', ids: session.store.getState().selection.elements })
      else confirmCopy(session)
    },
    paste: (text) =>
      commandById('paste') !== null && session.boot.canEdit && pasteText({ session, text, isInside: false }),
    pasteFiles: (files) => pasteFiles(session, files),
  })
}

/** Files go into the selected field of the selected element, or into whichever of its fields shows pictures. */
function pasteFiles(session: StudioSession, files: File[]): boolean {
  const { elements, field } = session.store.getState().selection
  const element = elements.at(-1)
  if (!session.boot.canEdit) return false
  if (element === undefined) toast.info('Select what the picture goes into, then paste it again.')
  else choosePicturesAt(session, { element, field, files })
  return true
}

/** Prevents the browser from opening a file that is dropped outside of a drop target. */
function refuseStrayFiles(): () => void {
  const onStray = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  return listen(window, { dragover: onStray, drop: onStray })
}

/** Zooms the preview with Control and the wheel, or a pinch, over it. In other places the browser zooms the window. */
export function listenToWheel({ session, target }: { session: StudioSession; target: Window }): () => void {
  const onWheel = (event: WheelEvent) => {
    const isOverPreview = target !== window || (event.target as Element).closest('[data-voix-region=frame]') !== null
    if (!event.ctrlKey || !isOverPreview) return
    event.preventDefault()
    session.ui.setState({ zoom: wheelZoom({ scale: shownScale(), deltaY: event.deltaY }) })
  }
  return listen(target, { wheel: onWheel }, { passive: false })
}
