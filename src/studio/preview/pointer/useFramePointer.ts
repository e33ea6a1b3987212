import { useEffect } from 'react'
import { listen } from '../../dom/listen'
import { shareOf } from '../../dom/spots'
import { childrenOf } from '../../../tree'
import { useFrameSession, type FrameSession } from '../frameSession'
import { boxOf, elementAt, isEdited, isOverlay } from '../overlay/nodes'
import type { Tree } from '../../../tree/types'
import type { Selection } from '../../model'
import { takeEarlyClick } from './earlyClick'

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
      if (isReviewing(session)) return annotate({ session, event })
      followClick()
      select({ session, event })
    }
    const onContextMenu = (event: MouseEvent) => {
      if (isEdited(event.target)) return
      event.preventDefault()
      const id = elementAt(event.target)
      if (id) openMenu({ session, id, x: event.clientX, y: event.clientY })
    }
    const stops = [
      listen(
        document,
        { click: onClick, auxclick: onClick, submit: (event) => event.preventDefault(), contextmenu: onContextMenu },
        { capture: true },
      ),
      listen(document, { pointerover: ({ target }) => ui.setState({ hovered: elementAt(target) }) }),
      listen(document.documentElement, { pointerleave: () => ui.setState({ hovered: null }) }),
    ]
    const early = takeEarlyClick()
    if (early) onClick(early)
    return () => {
      clearTimeout(clicking)
      stops.forEach((stop) => stop())
    }
  }, [session])
}

function isReviewing({ ui }: FrameSession): boolean {
  const { isReadOnly, reviewMode } = ui.getState()
  return reviewMode && !isReadOnly
}

/** In review mode a click is a remark on its spot, and does nothing of what it does otherwise. */
function annotate({ session, event }: { session: FrameSession; event: MouseEvent }): void {
  event.preventDefault()
  event.stopPropagation()
  const element = elementAt(event.target)
  const box = element === null ? null : boxOf(element)
  if (element === null || !box) return
  session.request({ type: 'annotate', element, ...shareOf(box, { x: event.clientX, y: event.clientY }) })
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

interface Click {
  tree: Tree
  selection: Pick<Selection, 'elements' | 'anchor'>
  id: string
  /** Adds the element, or takes it out. */
  adds: boolean
  extends: boolean
}

interface ClickSelection {
  ids: string[]
  anchor: string | null
}

/** What a click on an element selects. A range needs an anchor among the element's siblings, else the click is a plain one. */
export function clickSelection(click: Click): ClickSelection {
  const { tree, selection, id } = click
  if (click.extends) {
    const range = rangeOf({ tree, from: selection.anchor, to: id })
    if (range) return { ids: range, anchor: selection.anchor }
  }
  if (!click.adds) return { ids: [id], anchor: id }
  if (!selection.elements.includes(id)) return { ids: [...selection.elements, id], anchor: id }
  const rest = selection.elements.filter((other) => other !== id)
  return { ids: rest, anchor: rest.at(-1) ?? null }
}

function rangeOf({ tree, from, to }: { tree: Tree; from: string | null; to: string }): string[] | null {
  const parent = tree.rows[to]?.element.parent
  if (from === null || parent === undefined || tree.rows[from]?.element.parent !== parent) return null
  const siblings = childrenOf(tree, parent)
  const [start, end] = [siblings.indexOf(from), siblings.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? null : siblings.slice(start, end + 1)
}
