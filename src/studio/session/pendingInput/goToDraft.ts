import { focusSoon } from '../../dom/regions'
import type { StudioSession } from '../session'
import type { Draft } from '../../model/pendingInput'

/** By then the panel is drawn; an input that is not there is gone for good: undo took its row away. */
const DRAWN_MS = 2000

/** Leads to the input in which a text was refused. */
export function goToDraft({ session, key, draft }: { session: StudioSession; key: string; draft: Draft }): void {
  const { drafts, edit, revisions, ui } = session
  const { element, tab, breakpoint } = draft.place
  if (revisions.store.getState().isOpen) revisions.close()
  edit.select({ ids: element === null ? [] : [element] })
  ui.setState({
    focusMode: false,
    ...(element === null ? { pageTab: tab } : { inspectorTab: tab }),
    ...(breakpoint ? { breakpoint } : {}),
  })
  const panel = element === null ? '[data-inspected-page]' : `[data-inspected-element="${CSS.escape(element)}"]`
  const input = `${panel} [name="${CSS.escape(draft.name)}"]`
  focusSoon(input)
  setTimeout(() => {
    const shown = ui.getState()
    const isThere = element === null ? shown.pageTab === tab : shown.inspectorTab === tab
    const isShown =
      isThere && document.querySelector(panel) !== null && (!breakpoint || shown.breakpoint === breakpoint)
    if (isShown && !drafts.isMounted(key)) drafts.drop(key)
  }, DRAWN_MS)
}
