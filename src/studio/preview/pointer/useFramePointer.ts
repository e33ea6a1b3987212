import { useEffect } from 'react'
import { childrenOf } from '../../../tree'
import { useFrameSession, type FrameSession } from '../frameSession'
import { clickSelection } from './clickSelection'
import { elementAt, isOverlay } from './elementAt'

/** The longest time between the clicks of a double click, about. */
const DOUBLE_CLICK = 500

/** Clicks select and never follow a link, send a form or open a window. */
export function useFramePointer(): void {
  const session = useFrameSession()
  useEffect(() => {
    const { ui } = session
    let clicking: ReturnType<typeof setTimeout> | undefined
    const followClick = () => {
      ui.setState({ isClicking: true })
      clearTimeout(clicking)
      clicking = setTimeout(() => ui.setState({ isClicking: false }), DOUBLE_CLICK)
    }
    const onClick = (event: MouseEvent) => {
      if (isOverlay(event.target)) return
      const link = event.target instanceof Element && event.target.closest('a, [type="submit"], area')
      if (link) event.preventDefault()
      // A script's click (an element is brought to light) does what it does for visitors.
      if (event.button !== 0 || !event.isTrusted || isEdited(event.target)) return
      followClick()
      select({ session, event })
    }
    const onOver = ({ target }: PointerEvent) => ui.setState({ hovered: elementAt(target) })
    const onLeave = () => ui.setState({ hovered: null })
    const onSubmit = (event: SubmitEvent) => event.preventDefault()
    const onContextMenu = (event: MouseEvent) => {
      if (isEdited(event.target)) return
      event.preventDefault()
      const id = elementAt(event.target)
      if (id) openMenu({ session, id, x: event.clientX, y: event.clientY })
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('auxclick', onClick, true)
    document.addEventListener('submit', onSubmit, true)
    document.addEventListener('contextmenu', onContextMenu, true)
    document.addEventListener('pointerover', onOver)
    document.documentElement.addEventListener('pointerleave', onLeave)
    return () => {
      clearTimeout(clicking)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('auxclick', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
      document.removeEventListener('contextmenu', onContextMenu, true)
      document.removeEventListener('pointerover', onOver)
      document.documentElement.removeEventListener('pointerleave', onLeave)
    }
  }, [session])
}

function select({ session, event }: { session: FrameSession; event: MouseEvent }): void {
  const id = elementAt(event.target)
  if (id !== null) selectElement({ session, event, id })
  // Afterwards: whoever selects something else forgets the place that was chosen.
  if (session.canEdit && event.target instanceof HTMLElement && event.target.matches('[data-voix-slot]:empty')) {
    const slot = event.target.dataset.voixSlot ?? 'default'
    const index = childrenOf(session.store.tree(), id, slot).length
    session.request({ type: 'choosePlace', place: { parent: id, slot, index } })
  }
}

function selectElement({ session, event, id }: { session: FrameSession; event: MouseEvent; id: string }): void {
  const { selection } = session.ui.getState()
  const tree = session.store.tree()
  const adds = event.ctrlKey || event.metaKey
  session.intend({
    type: 'selectElements',
    ...clickSelection({ tree, selection, id, adds, extends: event.shiftKey }),
  })
}

/** Asks the studio for its menu. An element that is not selected becomes the selection first: the menu acts on that. */
export function openMenu({ session, id, x, y }: { session: FrameSession; id: string; x: number; y: number }): void {
  const { selection } = session.ui.getState()
  if (!selection.elements.includes(id)) session.intend({ type: 'selectElements', ids: [id], anchor: id })
  session.intend({ type: 'setCurrentState', session: { contextItem: { element: id, x, y } } })
}

/** Where a text is being edited, clicks place the caret. */
function isEdited(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable
}
