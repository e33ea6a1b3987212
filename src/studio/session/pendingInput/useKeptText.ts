import { useContext, useEffect, useMemo, useRef } from 'react'
import { elementName } from '../../describe/elementName'
import { useSession } from '../session'
import { keyOfInput } from './createPendingInputs'
import { type PendingText } from '../../model/pendingInput'
import { ScopeContext } from './InputScope'

interface Input {
  /** Of the input within its panel. It stays when rows before it come and go. */
  id: string
  name: string
  label: string
  stored: string
  /** Takes what the input holds back until it is left. */
  commit?: () => void
  /** Shows a text that a window left behind. */
  show: (text: Pick<PendingText, 'text' | 'problem'>) => void
}

export interface KeptText {
  /** What was written into the input before it last left the screen. */
  read: () => Pick<PendingText, 'text' | 'problem'> | null
  /** `null`: nothing is to be kept. */
  write: (text: Pick<PendingText, 'text' | 'problem'> | null) => void
}

/** The memory of an input for a text that the page has not taken. */
export function useKeptText({ id, name, label, stored, commit, show }: Input): KeptText {
  const session = useSession()
  const { input } = session
  const scope = useContext(ScopeContext)
  const key = scope && keyOfInput({ place: scope.place, id })
  const latest = useRef({ name, label, stored, commit, show })
  latest.current = { name, label, stored, commit, show }

  useEffect(() => {
    if (key === null || scope === null) return
    const release = input.mount(key, {
      commit: () => latest.current.commit?.(),
      show: (text) => latest.current.show(text),
      stored: () => latest.current.stored,
    })
    return () => {
      release()
      // Whether the whole panel goes is known once React is through with it.
      queueMicrotask(() => {
        if (scope.isOpen && !input.isMounted(key)) input.drop(key)
      })
    }
  }, [input, key, scope])

  return useMemo(
    () => ({
      read: () => {
        const kept = key === null ? undefined : input.store.getState().texts.get(key)
        return kept && [null, latest.current.stored].includes(kept.stored) ? kept : null
      },
      write: (text) => {
        if (key === null || scope === null) return
        const { name, label, stored } = latest.current
        if (text === null) input.drop(key)
        else {
          const { element } = scope.place
          const of = element === null ? {} : { of: elementName(session, element) }
          input.keep(key, { place: scope.place, name, label, stored, ...of, ...text })
        }
      },
    }),
    [input, key, scope, session],
  )
}
