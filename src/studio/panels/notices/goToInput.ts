import { focusSoon } from '../../dom/regions'
import type { StudioSession } from '../../session/session'
import type { PendingText } from '../../model/pendingInput'

/** By then the panel is drawn; an input that is not there is gone for good: undo took its row away. */
const DRAWN_MS = 2000

/** Leads to the input in which a text was refused. */
export function goToInput({ session, key, text }: { session: StudioSession; key: string; text: PendingText }): void {
  const { dispatch, input: inputs, ui, versions } = session
  const { element, tab, breakpoint } = text.place
  if (versions.store.getState().isOpen) versions.close()
  dispatch({ type: 'selectElements', ids: element === null ? [] : [element] })
  ui.setState({
    focusMode: false,
    ...(element === null ? { pageTab: tab } : { inspectorTab: tab }),
    ...(breakpoint ? { breakpoint } : {}),
  })
  const panel = element === null ? '[data-inspected-page]' : `[data-inspected-element="${CSS.escape(element)}"]`
  const input = `${panel} [name="${CSS.escape(text.name)}"]`
  focusSoon(input)
  setTimeout(() => {
    const shown = ui.getState()
    const isThere = element === null ? shown.pageTab === tab : shown.inspectorTab === tab
    const isShown =
      isThere && document.querySelector(panel) !== null && (!breakpoint || shown.breakpoint === breakpoint)
    if (isShown && !inputs.isMounted(key)) inputs.drop(key)
  }, DRAWN_MS)
}
