import { unseenBy } from '../../render'
import { quarantined, staysSound } from '../../tree'
import { ROOT } from '../../tree/types'
import { untilIdle } from '../../render/parts/wakeUp'
import type { StudioSession } from './session'

/** The maximum wait for the preview, in milliseconds. */
const LONGEST_OPENING_MS = 10_000

/**
 * Sets `isOpened` once the preview has requested the page and the browser is idle. Returns a function that stops it.
 */
export function watchOpening({ channel, ui }: Pick<StudioSession, 'channel' | 'ui'>): () => void {
  let stopWaiting = (): void => undefined
  const come = () => {
    stop()
    stopWaiting = untilIdle(() => ui.setState({ isOpened: true }))
  }
  const stopHearing = channel.onFrame(come)
  const timer = setTimeout(come, LONGEST_OPENING_MS)
  const stop = () => {
    clearTimeout(timer)
    stopHearing()
    stopWaiting()
  }
  return stop
}

/** Clears the place chosen for the palette when the selection changes or the place no longer exists. */
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

/**
 * Updates the list of elements that the site would skip. Typing cannot break a rule, so a valid page is checked only
 * after structural changes.
 */
export function watchViolations({ editor, ui, rules }: Pick<StudioSession, 'editor' | 'ui' | 'rules'>): () => void {
  const check = () => ui.setState({ violations: quarantined(editor.getState().page.tree, rules()) })
  check()
  return editor.subscribe(({ page: now }, { page: before }) => {
    if (now === before) return
    if (now.page.layout !== before.page.layout) return check()
    const isSameShape = now.tree.children === before.tree.children && now.tree.unplaced === before.tree.unplaced
    const isFaulty = ui.getState().violations.size > 0
    if (isFaulty ? now.tree === before.tree : isSameShape) return
    if (isFaulty || !staysSound({ before: before.tree, after: now.tree, rules: rules() })) check()
  })
}

/** Updates the list of elements hidden from the visitor as whom the page is shown. */
export function watchUnseen({ editor, ui }: Pick<StudioSession, 'editor' | 'ui'>): () => void {
  return editor.subscribe((now, before) => {
    const { visitor, breakpoint, violations } = now.ui
    const isSame =
      now.page.tree === before.page.tree &&
      visitor === before.ui.visitor &&
      breakpoint === before.ui.breakpoint &&
      violations === before.ui.violations
    if (isSame || (visitor === null && before.ui.visitor === null)) return
    ui.setState({
      unseen: visitor ? unseenBy(now.page.tree, { visitor, breakpoint, skipped: violations }) : new Set(),
    })
  })
}
