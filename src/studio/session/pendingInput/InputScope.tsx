'use client'

import { createContext, use, useEffect, useMemo, type ReactNode, useContext, useRef } from 'react'
import type { InputPlace, PendingText } from '../../model/pendingInput'
import { elementNameOf } from '../../describe/names'
import { useSession } from '../session'
import { keyOfInput } from './createPendingInputs'

interface Scope {
  place: InputPlace
  /** Texts are kept when the panel closes, and dropped when an input is removed from an open panel. */
  isOpen: boolean
}

const ScopeContext = createContext<Scope | null>(null)

const ReadOnlyContext = createContext(false)

/** Returns whether an input is read-only: its own setting, otherwise that of its panel. */
export function useReadOnly(own?: boolean): boolean {
  const isReadOnly = use(ReadOnlyContext)
  return own ?? isReadOnly
}

interface Props extends InputPlace {
  /** Default: inherited. */
  isReadOnly?: boolean
  children: ReactNode
}

/** Provides the panel of the inputs in it. Pass the place as `key`. */
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
  /** Identifies the input within its panel. It is stable when rows before it are added or removed. */
  id: string
  name: string
  label: string
  stored: string
  /** Commits a value that the input keeps until blur. */
  commit?: () => void
  /** Shows a text restored from another window. */
  show: (text: Pick<PendingText, 'text' | 'problem'>) => void
}

interface KeptText {
  /** Returns the text of the input when it was last unmounted. */
  read: () => Pick<PendingText, 'text' | 'problem'> | null
  /** `null` clears it. */
  write: (text: Pick<PendingText, 'text' | 'problem'> | null) => void
}

/** Keeps an input's text that the page has not accepted. */
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
      // React has unmounted the whole panel by then, if it closes.
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
