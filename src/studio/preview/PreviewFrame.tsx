'use client'

import { use, useEffect, useLayoutEffect, useState } from 'react'
import { createFrame } from './createFrame'
import { FollowNotice } from './FollowNotice'
import { FrameInput } from './FrameInput'
import { FrameProvider, FrameRoot } from './FrameElement'
import { FrameSessionProvider } from './frameSession'
import { FrameStyles } from './FrameStyles'
import { OpeningStyles } from './overlay/OpeningStyles'
import { Overlay } from './overlay/Overlay'
import { unpackView } from '../sync/packView'
import { sliceLoader } from './sliceLoader'
import type { PreviewFrameProps } from './types'
import { usePreviewSync } from './usePreviewSync'

/** The page's elements in the studio's frame: rendered like the site, then kept in step with the studio. */
export function PreviewFrame(props: PreviewFrameProps) {
  // All at once: an element that waited for its module by itself would come as a piece of its own, behind the page, and be put in there.
  use(sliceLoader(props.imports).settle(props.view.rows.map(({ blockType }) => blockType)))
  const [view] = useState(() => unpackView(props.view))
  const [frame] = useState(() => createFrame({ ...props, view }))
  const { resolver, session, store } = frame

  // The document is made before its address is read: a layout that is not saved yet reaches it here.
  useLayoutEffect(() => {
    document.documentElement.dataset.layout = view.context.layout
  }, [view])
  useEffect(() => () => resolver.stop(), [resolver])
  usePreviewSync({ ...props, view, frame })

  return (
    <FrameProvider value={store}>
      <FrameSessionProvider value={session}>
        <FrameStyles />
        <OpeningStyles />
        <FrameRoot />
        <Overlay />
        <FrameInput />
        <FollowNotice />
      </FrameSessionProvider>
    </FrameProvider>
  )
}
