import { useContext, useEffect, useMemo, useRef } from 'react'
import { elementNameOf } from '../../describe/names'
import { useSession } from '../session'
import { keyOfDraft } from './createDrafts'
import { type Draft } from '../../model/pendingInput'
import { ScopeContext } from './DraftScope'

interface Input {
  /** Of the input within its panel. It stays when rows before it come and go. */
  id: string
  name: string
  label: string
  stored: string
  /** Takes what the input holds back until it is left. */
  commit?: () => void
  /** Shows a text that a window left behind. */
  show: (text: Pick<Draft, 'text' | 'problem'>) => void
}

export interface KeptText {
  /** What was written into the input before it last left the screen. */
  read: () => Pick<Draft, 'text' | 'problem'> | null
  /** `null`: nothing is to be kept. */
  write: (draft: Pick<Draft, 'text' | 'problem'> | null) => void
}

/** The memory of an input for a text that the page has not taken. */
export function useKeptText({ id, name, label, stored, commit, show }: Input): KeptText {
  const session = useSession()
  const { drafts } = session
  const scope = useContext(ScopeContext)
  const key = scope && keyOfDraft({ place: scope.place, id })
  const latest = useRef({ name, label, stored, commit, show })
  latest.current = { name, label, stored, commit, show }

  useEffect(() => {
    if (key === null || scope === null) return
    const release = drafts.mount(key, {
      commit: () => latest.current.commit?.(),
      show: (text) => latest.current.show(text),
      stored: () => latest.current.stored,
    })
    return () => {
      release()
      // Whether the whole panel goes is known once React is through with it.
      queueMicrotask(() => {
        if (scope.isOpen && !drafts.isMounted(key)) drafts.drop(key)
      })
    }
  }, [drafts, key, scope])

  return useMemo(
    () => ({
      read: () => {
        const draft = key === null ? undefined : drafts.store.getState().drafts.get(key)
        return draft && [null, latest.current.stored].includes(draft.stored) ? draft : null
      },
      write: (draft) => {
        if (key === null || scope === null) return
        const { name, label, stored } = latest.current
        if (draft === null) drafts.drop(key)
        else {
          const { element } = scope.place
          const of = element === null ? {} : { of: elementNameOf(session, element) }
          drafts.keep(key, { place: scope.place, name, label, stored, ...of, ...draft })
        }
      },
    }),
    [drafts, key, scope, session],
  )
}
