'use client'

import { useState } from 'react'
import { createDrag } from './drag/createDrag'
import { usePointerDrag } from './drag/usePointerDrag'
import { useSliceDrag } from './drag/useSliceDrag'
import { useFrameSession } from './frameSession'
import { useInlineText } from './inline/useInlineText'
import { inverseScale } from './overlay/useInverseScale'
import { useFrameClipboard } from './pointer/useFrameClipboard'
import { useFrameKeys } from './pointer/useFrameKeys'
import { useFramePointer } from './pointer/useFramePointer'

/** Everything that a hand does in the frame. It renders nothing and never again. */
export function FrameInput() {
  const session = useFrameSession()
  const [drag] = useState(() => createDrag({ session, inverse: inverseScale }))
  usePointerDrag({ drag, inverse: inverseScale })
  useSliceDrag({ drag })
  useFramePointer()
  useFrameKeys()
  useFrameClipboard()
  useInlineText()
  return null
}
