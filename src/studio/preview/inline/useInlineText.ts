import { useEffect } from 'react'
import { pressedKey } from '../../dom/pressedKey'
import { listen } from '../../dom/listen'
import { sectionOf } from '../../../tree'
import { type FrameSession, useFrameSession } from '../frameSession'
import { elementAt, isEdited, isOverlay } from '../overlay/nodes'
import { createTextEditor } from './createTextEditor'
import { holdsRich } from './fieldText'
import { findMeant } from './findMeant'
import { spotAt, spotsIn } from './findSpot'
import { preloadRichHost } from './rich/loadRichHost'

/** What stands in a shared section is edited there. */
function editSection({ session, event }: { session: FrameSession; event: MouseEvent }): void {
  const id = elementAt(event.target)
  const row = id === null ? undefined : session.store.tree().rows[id]
  if (!row || sectionOf(row) === null) return
  event.preventDefault()
  session.request({ type: 'command', command: 'edit-section' })
}

/** A double click edits a text in place and opens a picture; Enter edits the first text of the selected element that says something. What cannot be edited here is edited in the inspector. */
export function useInlineText(): void {
  const session = useFrameSession()
  useEffect(() => {
    if (!session.canEdit) return
    const editor = createTextEditor(session)
    const onDoubleClick = (event: MouseEvent) => {
      if (isOverlay(event.target) || isEdited(event.target)) return
      const meant = findMeant({ session, event })
      if (!meant) return editSection({ session, event })
      event.preventDefault()
      if ('picture' in meant) return session.request({ type: 'pictures', ...meant.picture, files: [] })
      void editor.start({ spot: meant.text, point: { x: event.clientX, y: event.clientY } })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
      if (pressedKey(event) !== 'Enter' || !isPlain || event.target !== document.body || event.defaultPrevented) return
      const [element, another] = session.ui.getState().selection.elements
      const spots = element === undefined || another !== undefined ? [] : spotsIn({ session, element })
      const spot = spots.find(({ isEmpty }) => !isEmpty) ?? spots[0]
      if (!spot) return
      event.preventDefault()
      void editor.start({ spot, point: null })
    }
    // Before the first text is edited, but never before the page is there.
    const onPointerOver = ({ target }: PointerEvent) => {
      if (session.ui.getState().following !== 'now') return
      const spot = spotAt({ session, target })
      if (!spot || !holdsRich(spot.field)) return
      preloadRichHost()
      stopWatching()
    }
    const stopWatching = listen(document, { pointerover: onPointerOver })
    const stop = listen(document, { dblclick: onDoubleClick, keydown: onKeyDown })
    return () => {
      stop()
      stopWatching()
      void editor.stop()
    }
  }, [session])
}
