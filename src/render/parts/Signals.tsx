import type { ReactNode } from 'react'
import { safeId } from '../conditions/conditions'
import { hideWhereShown } from '../conditions/whereShown'
import type { Signal } from '../types'
import { NO_BOX } from './noBox'

/** Something of a layout that is there because an element of the page says so: visitors who are not shown the element do not get it. */
export function WithSignal({ signal, children }: { signal: Pick<Signal, 'conditions'>; children: ReactNode }) {
  return (signal.conditions ?? []).reduceRight<ReactNode>(
    // As the element itself is marked, so that the same styles hide both.
    (held, { element }) => (
      <span data-vc={element} style={NO_BOX}>
        {held}
      </span>
    ),
    children,
  )
}

interface UnlessSignalProps {
  signals: readonly Pick<Signal, 'element' | 'conditions'>[]
  children: ReactNode
}

/** Something of a layout that goes where an element of the page says so: it stays for visitors who are shown none of them. */
export function UnlessSignal({ signals, children }: UnlessSignalProps) {
  if (signals.length === 0) return children
  if (signals.some(({ conditions = [] }) => conditions.length === 0)) return null
  const css = signals.map(({ element, conditions = [] }) =>
    hideWhereShown(`[data-voix-unless~="${safeId(element)}"]`, conditions),
  )
  return (
    <div data-voix-unless={signals.map(({ element }) => element).join(' ')} style={NO_BOX}>
      <style dangerouslySetInnerHTML={{ __html: css.join('') }} />
      {children}
    </div>
  )
}
