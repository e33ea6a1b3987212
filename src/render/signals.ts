import type { Json } from '../slices/types'
import type { Row } from '../tree/types'
import { hasConditions } from './conditions/conditions'
import { allResults } from './shownResults'
import type { Signal } from './types'
import type { Resolution, ResolvedElement } from '../slices/resolution'

/**
 * What the shown elements of a page tell its layout, in page order; one that shows several documents tells of each. What stands in elements for an audience
 * tells nothing: the layout is everybody's.
 *
 * @param around Elements in which these stand.
 */
export function collectSignals(shown: readonly Row[], resolution: Resolution, around: readonly Row[] = []): Signal[] {
  /** Those of an element and of all around it on which it depends who is shown it. */
  const deciding = new Map<string, readonly Row[]>()
  return shown.flatMap((row) => {
    const { id, blockType, element } = row
    const outer = deciding.get(element.parent ?? '') ?? around
    const chain = element.audience !== undefined || hasConditions(row) ? [...outer, row] : outer
    deciding.set(id, chain)
    if (chain.some((one) => one.element.audience !== undefined)) return []
    const conditions = chain.map((one) => ({ element: one.id, ...one.element.conditionsSettings }))
    const own = allResults(resolution[id]).flatMap(({ signal = null }) =>
      signal === null
        ? []
        : [{ slice: blockType, element: id, value: signal, ...(conditions.length > 0 ? { conditions } : {}) }],
    )
    const inside = resolution[id]?.inside
    return inside ? [...own, ...collectSignals(inside.rows, inside.resolution, chain)] : own
  })
}

/** Whether an element's answer may have something to tell. Few pages have one, and to look for what is shown is to walk the page. */
export function maySignal({ signal, repeat, inside }: ResolvedElement): boolean {
  return signal !== undefined || inside !== undefined || (repeat?.some((one) => one.signal !== undefined) ?? false)
}

/** What the elements of a slice tell the layout, in page order. `Value`: as `signal` of the slice answers. */
export function signalsFrom<Value extends Json = Json>(signals: readonly Signal[], slice: string): Value[] {
  return signals.flatMap((signal) => (signal.slice === slice ? [signal.value as Value] : []))
}

/** Signals that came as a text, from the preview's frame; `null` where it is none. */
export function readSignals(text: unknown): Signal[] | null {
  if (typeof text !== 'string') return null
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) && read.every(isSignal) ? read : null
  } catch {
    return null
  }
}

function isSignal(value: unknown): value is Signal {
  const { slice, element, conditions = [] } = (value ?? {}) as Partial<Signal>
  return typeof slice === 'string' && typeof element === 'string' && Array.isArray(conditions)
}
