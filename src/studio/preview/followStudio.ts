import { diff } from '../../tree'
import { stateOf } from '../model/createState'
import { reducer } from '../model/reducer'
import type { StudioState } from '../model'
import type { FollowedState, Told } from '../sync/message'
import type { FrameSession, FrameUi } from './frameSession'

type Shown = Pick<FrameSession, 'store' | 'ui'>

/** Shows one thing that the studio has done. */
export function takeTold({ store, ui }: Shown, told: Told): void {
  if (told.kind === 'action') return ui.setState(sharedOf(reducer(stateNow({ store, ui }), told.action)))
  if (told.change) store.apply(told.change)
  if (told.selection) ui.setState({ selection: told.selection })
}

/** Applies the studio's whole state. Equal values keep their reference and do not render again. */
export function takeState({ store, ui }: Shown, state: FollowedState): void {
  const change = diff({ page: store.page(), tree: store.tree() }, state)
  if (change) store.apply(change)
  ui.setState(sharedOf(state))
}

/** The studio's state as far as it is shown here. */
function stateNow({ store, ui }: Shown): StudioState {
  const { selection, review, breakpoint, others, reviewMode, themeColor } = ui.getState()
  const session = { breakpoint, others, reviewMode, themeColor }
  return { ...stateOf({ page: store.page(), tree: store.tree(), rev: 0, session, review }), selection }
}

/** Returns the parts of the studio's state that the overlay shows. */
function sharedOf({ selection, review, session }: Pick<StudioState, 'selection' | 'review' | 'session'>) {
  const { breakpoint, others, reviewMode, themeColor } = session
  return { selection, review, breakpoint, others, reviewMode, themeColor } satisfies Partial<FrameUi>
}
