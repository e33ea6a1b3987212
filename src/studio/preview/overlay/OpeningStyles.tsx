'use client'

import { childrenOf } from '../../../tree'
import { useFrameSession, useFrameUi } from '../frameSession'
import { isLargePage } from './watchFarElements'

/** Until it is known what is far from the window: all but the first elements. A browser need not lay out a large page to open it. */
const CSS =
  '[data-voix-opening] ~ [data-voix-element]:nth-child(n + 12) { content-visibility: auto; contain-intrinsic-block-size: auto 30rem }'

/** Stands before the page's outermost elements, in the server's answer already. */
export function OpeningStyles() {
  const { store } = useFrameSession()
  const isKnown = useFrameUi((ui) => ui.isDistanceKnown)
  if (isKnown || !isLargePage(childrenOf(store.tree(), null).length)) return null
  return <style dangerouslySetInnerHTML={{ __html: CSS }} data-voix-opening />
}
