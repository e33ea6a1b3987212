'use client'

import { createContext, useEffect, useMemo, type ReactNode } from 'react'
import type { InputPlace } from '../../model/pendingInput'

interface Scope {
  place: InputPlace
  /** A panel that is left leaves its texts behind; an input that goes from a panel that stays takes its text along. */
  isOpen: boolean
}

export const ScopeContext = createContext<Scope | null>(null)

/** Says of the inputs in it in which panel they are. Give it the place as `key`. */
export function InputScope({ element, tab, breakpoint, children }: InputPlace & { children: ReactNode }) {
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
  return <ScopeContext value={scope}>{children}</ScopeContext>
}
