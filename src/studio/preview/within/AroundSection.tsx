'use client'

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { NO_BOX } from '../../../render/parts/noBox'
import { useFrameSession, useFrameUi } from '../frameSession'
import { bringIntoSight, placeOfSection, setAsideAround } from './place'

/** Sets the page around a section aside, and begins where the section stands. */
export function AroundSection() {
  useEffect(() => {
    const place = placeOfSection()
    return place ? setAsideAround(place) : undefined
  }, [])
  // The studio gives the frame its size before it is heard for the first time.
  const isSized = useFrameUi((ui) => ui.following !== 'waiting')
  useEffect(() => {
    const place = placeOfSection()
    if (place) bringIntoSight(place)
  }, [isSized])
  return null
}

/**
 * What the frame draws beside a section stands at the end of the document: where the page places the section, something around it may clip
 * or move that. Elsewhere it stands behind the page's elements.
 */
export function AtEnd({ children }: { children: ReactNode }) {
  const { isWithin } = useFrameSession()
  const isInBrowser = useSyncExternalStore(subscribeNever, isTrue, isFalse)
  if (!isWithin) return children
  if (!isInBrowser) return null
  return createPortal(
    <div data-voix-beside style={NO_BOX}>
      {children}
    </div>,
    document.body,
  )
}

const subscribeNever = () => () => {}
const isTrue = () => true
const isFalse = () => false
