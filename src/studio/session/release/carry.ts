import type { Carried } from '../../model/carried'
import type { PeopleState } from '../../model/collaboration'
import type { Before } from '../createSession'
import type { StudioSession } from '../session'

interface Carrying {
  session: StudioSession
  /** The base of the changes, if it is not the saved copy. */
  madeOn?: Pick<Carried, 'saved' | 'base'> | null
  people?: Partial<PeopleState>
}

/** All of a session that is unsaved, and how its window looks, for the session after it. */
export function carry({ session, madeOn = null, people: said = {} }: Carrying): Before {
  session.input.commit()
  session.store.seal()
  const { page, tree, saved, base, history, selection, session: shown } = session.store.getState()
  const { themeColor, breakpoint, reviewMode } = shown
  const { ui, input, people } = session.editor.getState()
  return {
    carried: {
      page,
      tree,
      saved,
      base,
      ...madeOn,
      history,
      selection,
      session: { themeColor, breakpoint, reviewMode },
    },
    editor: { ui, input, people: { ...people, ...said } },
  }
}
