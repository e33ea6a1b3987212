'use client'

import { createContext, use, useEffect, useMemo, type ReactNode, useContext, useRef } from 'react'
import type { InputPlace, PendingText } from '../../model/pendingInput'
import { elementNameOf } from '../../describe/names'
import { useSession } from '../session'
import { keyOfInput } from './createPendingInputs'

interface Scope {
  place: InputPlace
  /** A panel that is left leaves its texts behind; an input that goes from a panel that stays takes its text along. */
  isOpen: boolean
}

const ScopeContext = createContext<Scope | null>(null)

const ReadOnlyContext = createContext(false)

/** Whether an input of a panel may only be read: as it says by itself, else as its panel says. */
export function useReadOnly(own?: boolean): boolean {
  const isReadOnly = use(ReadOnlyContext)
  return own ?? isReadOnly
}

interface Props extends InputPlace {
  /** Default: as what stands around it. */
  isReadOnly?: boolean
  children: ReactNode
}

/** Says of the inputs in it in which panel they are. Give it the place as `key`. */
export function InputScope({ element, tab, breakpoint, isReadOnly, children }: Props) {
  const own = useReadOnly(isReadOnly)
  const scope = useMemo<Scope>(
    () => ({ place: { element, tab, breakpoint }, isOpen: false }),
    [breakpoint, element, tab],
  )
  useEffect(() => {
    scope.isOpen = true
    return () => {
      scope.isOpen = false
    }
  }, [scope])
  return (
    <ReadOnlyContext value={own}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </ReadOnlyContext>
  )
}

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

interface KeptText {
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
          const of = element === null ? {} : { of: elementNameOf(session, element) }
          input.keep(key, { place: scope.place, name, label, stored, ...of, ...text })
        }
      },
    }),
    [input, key, scope, session],
  )
}
