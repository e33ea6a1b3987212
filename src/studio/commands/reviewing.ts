import { focusSoon } from '../dom/regions'
import { boxInWindow, shareOf } from '../dom/spots'
import type { Spot } from '../../contract/review'
import { annotationBy } from '../model/review'
import type { StudioSession } from '../session/session'
import { leaveReviewAddress, reviewAddress } from '../session/review/address'

/** Turns review mode on or off. In review mode, clicks annotate. */
export function setReviewMode(session: StudioSession, isOn: boolean): void {
  const { dispatch, review, ui, versions } = session
  if (isOn && versions.store.getState().isOpen) versions.close()
  if (isOn) ui.setState({ focusMode: false })
  else {
    review.store.setState({ composing: null, thread: null })
    leaveReviewAddress()
  }
  dispatch({ type: 'setCurrentState', session: { reviewMode: isOn } })
}

/** Opens the composer at a spot of the page, at the breakpoint that is shown. */
export function composeAt(session: StudioSession, { element, x, y }: Spot): void {
  const { review, store, ui } = session
  if (!store.getState().session.reviewMode) setReviewMode(session, true)
  review.store.setState({ composing: { element, x, y, breakpoint: ui.getState().breakpoint } })
}

/** The spot of an element that a menu was opened at; without one, its middle. */
export function spotOf({ ui }: Pick<StudioSession, 'ui'>, element: string): Spot {
  const { menuSpot } = ui.getState()
  const box = menuSpot?.element === element ? boxInWindow(element) : null
  return { element, ...(menuSpot && box ? shareOf(box, menuSpot) : { x: 0.5, y: 0.5 }) }
}

/** Goes to a thread: switches to its breakpoint, scrolls its element into view and opens its replies in the list. */
export function goToThread(session: StudioSession, uuid: string): void {
  const { channel, review, store, ui } = session
  const { tree, review: shown, session: mode } = store.getState()
  const annotation = annotationBy(shown, uuid)
  if (!annotation) return
  if (!mode.reviewMode) setReviewMode(session, true)
  const { breakpoint, element, status } = annotation
  ui.setState({ breakpoint })
  const { filter } = review.store.getState()
  const state = filter.state === 'all' ? 'all' : status === 'resolved' ? 'resolved' : 'open'
  review.store.setState({ thread: uuid, composing: null, filter: { ...filter, who: 'everybody', state } })
  if (element !== null && Object.hasOwn(tree.rows, element)) channel.tell({ type: 'show', element })
  const thread = `[data-thread="${CSS.escape(uuid)}"]`
  // A thread that was chosen in the list already has the focus.
  if (!document.activeElement?.closest(thread)) focusSoon(`${thread} [data-thread-title]`)
}

/** Opens the review, or the thread of it, that the page's address names. */
export function followReviewAddress(session: StudioSession): void {
  const { isReview, thread } = reviewAddress()
  if (!isReview) return
  setReviewMode(session, true)
  if (thread !== null) goToThread(session, thread)
}
