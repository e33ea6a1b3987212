import type { Json } from '../slices/types'
import type { Row } from '../tree/types'
import { hasConditions } from './conditions/conditions'
import { allResults } from './shownResults'
import type { Signal } from './types'
import type { Resolution, ResolvedElement } from '../slices/resolution'

/**
 * Collects the signals of the shown elements to the layout, in page order; an element with several documents has one
 * for each. Elements for an audience have none: the layout is the same for all visitors.
 *
 * @param around the elements around these
 */
export function collectSignals(shown: readonly Row[], resolution: Resolution, around: readonly Row[] = []): Signal[] {
  /** The element and those around it that decide which visitors see it. */
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

/** Whether an element may have signals. Few pages have any, and to find the shown elements is to walk the page. */
export function maySignal({ signal, repeat, inside }: ResolvedElement): boolean {
  return signal !== undefined || inside !== undefined || (repeat?.some((one) => one.signal !== undefined) ?? false)
}

/** Returns the signals of a slice's elements, in page order. `Value`: the result of the slice's `signal`. */
export function signalsFrom<Value extends Json = Json>(signals: readonly Signal[], slice: string): Value[] {
  return signals.flatMap((signal) => (signal.slice === slice ? [signal.value as Value] : []))
}

/** Parses signals that came as text from the preview's frame. Returns `null` if they are invalid. */
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
