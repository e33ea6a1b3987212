import type { StudioSession } from '../session'

/** Keeps the review current: a save may take an approval away. Returns its stop. */
export function followReview({ review, store, ui }: Pick<StudioSession, 'review' | 'store' | 'ui'>): () => void {
  const showBreakpoint = () =>
    void store.dispatch({ type: 'setCurrentState', session: { breakpoint: ui.getState().breakpoint } })
  showBreakpoint()
  const stopUi = ui.subscribe((now, before) => {
    if (now.breakpoint !== before.breakpoint) showBreakpoint()
  })
  const stopStore = store.subscribe((now, before) => {
    if (now.rev !== before.rev && now.review.status !== null) void review.refresh()
    if (now.session.reviewMode && !before.session.reviewMode) void review.readColleagues()
  })
  return () => {
    stopUi()
    stopStore()
  }
}
