import type { Signal } from '../../render/types'
import { isEqual } from '../../tree'
import type { StudioPage } from '../model/types'
import { type OwnValues, ownValuesOf, withOwnValues } from '../sync/ownValues'

/** Milliseconds: somebody types. */
const PAUSE = 300

interface Input {
  /** What the document's layout was told of the page. */
  values: OwnValues
  /** Shows the same document at another address: the layout is made anew, the frame stays as it is. */
  show: (address: URL) => void
}

export interface LayoutFollower {
  tellSignals: (signals: readonly Signal[]) => void
  tellPage: (page: StudioPage) => void
  stop: () => void
}

/** The layout is the server's: it is asked for again with what it is to be told now. */
export function followLayout({ values: first, show }: Input): LayoutFollower {
  let address = new URL(window.location.href)
  let values = first
  let pause: ReturnType<typeof setTimeout> | undefined
  const go = (next: URL | null) => {
    if (next === null || next.href === address.href) return
    address = next
    show(next)
  }
  return {
    tellSignals: (signals) => {
      const next = new URL(address)
      next.searchParams.set('signals', JSON.stringify(signals))
      go(next)
    },
    tellPage: (page) => {
      clearTimeout(pause)
      const own = ownValuesOf(page)
      if (isEqual(own, values)) return
      pause = setTimeout(() => {
        values = own
        go(withOwnValues(address, own))
      }, PAUSE)
    },
    stop: () => clearTimeout(pause),
  }
}
