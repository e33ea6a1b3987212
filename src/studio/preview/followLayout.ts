import type { Signal } from '../../render/types'
import { isEqual } from '../../tree'
import type { StudioPage } from '../model/types'
import { type OwnValues, ownValuesOf, withOwnValues } from '../sync/ownValues'

/** Debounce in milliseconds while the user types. */
const PAUSE = 300

interface Input {
  /** The page's values that the layout was rendered with. */
  values: OwnValues
  /** Loads the same document at another address: the layout renders again, the frame stays mounted. */
  show: (address: URL) => void
}

export interface LayoutFollower {
  tellSignals: (signals: readonly Signal[]) => void
  tellPage: (page: StudioPage) => void
  stop: () => void
}

/** The layout renders on the server, so it is requested again with the new values. */
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
