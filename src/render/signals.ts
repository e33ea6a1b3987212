import type { Json } from '../slices/types'
import type { Row } from '../tree/types'
import { allResults } from './shownResults'
import type { Resolution, Signal } from './types'

/** What the shown elements of a page tell its layout, in page order; one that shows several documents tells of each. */
export function collectSignals(shown: readonly Row[], resolution: Resolution): Signal[] {
  return shown.flatMap(({ id, blockType }) => {
    const own = allResults(resolution[id]).flatMap(({ signal = null }) =>
      signal === null ? [] : [{ slice: blockType, element: id, value: signal }],
    )
    const inside = resolution[id]?.inside
    return inside ? [...own, ...collectSignals(inside.rows, inside.resolution)] : own
  })
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
  const { slice, element } = (value ?? {}) as Partial<Signal>
  return typeof slice === 'string' && typeof element === 'string'
}
