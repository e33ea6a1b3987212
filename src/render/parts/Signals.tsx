import type { ReactNode } from 'react'
import { safeId } from '../conditions/conditions'
import { hideWhereShown } from '../conditions/whereShown'
import type { Signal } from '../types'
import { NO_BOX } from './noBox'

/**
 * Renders a part of a layout that an element of the page requests. Visitors who do not see the element do not see it
 * either.
 */
export function WithSignal({ signal, children }: { signal: Pick<Signal, 'conditions'>; children: ReactNode }) {
  return (signal.conditions ?? []).reduceRight<ReactNode>(
    // Marked as the element itself, so that the same styles hide both.
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

/** Renders a part of a layout that elements of the page remove. Visitors who see none of the elements still see it. */
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
