'use client'

import { use, useEffect, useLayoutEffect, useState } from 'react'
import { preload } from 'react-dom'
import { insideRows } from '../../render'
import { untilIdle } from '../../render/parts/wakeUp'
import { readSlices, slicesUrl } from '../api/readSlices'
import type { SliceInfo } from '../model/boot'
import { createFrame, type PreviewFrameProps } from './createFrame'
import { FrameRoot, FrameStyles } from './FrameElement'
import { FrameSessionProvider, useFrameSession, useFrameUi } from './frameSession'
import { OpeningStyles } from './overlay/farElements'
import { Overlay } from './overlay/Overlay'
import { unpackView } from '../sync/packView'
import { sliceLoader } from './hostComponents'
import { slicesAtHand } from './slicesAtHand'
import { SIGNALS, type FrameStore } from './frameStore'
import { followLayout, type LayoutFollower } from './followLayout'
import { narrowStyles } from './narrowStyles'
import { usePreviewSync } from './usePreviewSync'
import { createDrag } from './drag/createDrag'
import { usePointerDrag, useSliceDrag } from './drag/useDrags'
import { useInlineText } from './inline/useInlineText'
import { AroundSection, AtEnd } from './within/AroundSection'
import { inverseScale } from './overlay/useInverseScale'
import { useFrameClipboard, useFrameKeys } from './pointer/useFrameKeys'
import { useFramePointer } from './pointer/useFramePointer'
import type { Following } from '../sync/connectFrame'
import styles from './followNotice.module.css'

/** The page's elements in the studio's frame: rendered like the site, then kept in step with the studio. */
export function PreviewFrame(props: PreviewFrameProps) {
  // All at once: an element that waited for its module by itself would come as a piece of its own, behind the page, and be put in there.
  const [view] = useState(() => unpackView(props.view))
  const slices = useSlices(props)
  use(
    sliceLoader(props.imports).settle([...view.rows, ...insideRows(view.resolution)].map(({ blockType }) => blockType)),
  )
  const [frame] = useState(() => createFrame({ ...props, view, slices }))
  const { resolver, session } = frame

  // The document is made before its address is read: a layout that is not saved yet reaches it here.
  useLayoutEffect(() => {
    document.documentElement.dataset.layout = view.context.layout
  }, [view])
  useEffect(() => untilIdle(() => narrowStyles(view.context.layout)), [view])
  useEffect(() => () => resolver.stop(), [resolver])
  const layout = useLayout(props)
  usePreviewSync({ ...props, view, frame, layout })
  useEffect(() => (layout ? followSignals(frame.store, layout) : undefined), [frame, layout])

  return (
    <FrameSessionProvider value={session}>
      <FrameStyles />
      <OpeningStyles />
      <FrameRoot />
      <AtEnd>
        <Overlay />
        <FollowNotice />
      </AtEnd>
      <FrameInput />
      {session.isWithin && <AroundSection />}
    </FrameSessionProvider>
  )
}

function useSlices(wanted: Pick<PreviewFrameProps, 'apiRoute' | 'slicesVersion'>): readonly SliceInfo[] {
  // In the document's head, so that they are read while the frame's scripts are on their way.
  preload(slicesUrl(wanted), { as: 'fetch', crossOrigin: 'anonymous' })
  if (typeof window === 'undefined') return slicesAtHand(wanted.slicesVersion)
  const read = use(readSlices(wanted))
  if (read.ok) return read.slices
  throw new Error(read.message)
}

function useLayout({ values: told, show, isWithin }: PreviewFrameProps): LayoutFollower | null {
  const isFollowed = show && !isWithin && typeof window !== 'undefined'
  const [own] = useState(() => (isFollowed ? followLayout({ values: told, show }) : null))
  useEffect(() => () => own?.stop(), [own])
  return own
}

/** Sends the current signals to a layout that was rendered with earlier ones. */
function followSignals(store: FrameStore, layout: LayoutFollower): () => void {
  const tell = () => layout.tellSignals(store.signals())
  if (new URL(window.location.href).searchParams.has('signals')) tell()
  return store.subscribe(SIGNALS, tell)
}

/** Handles pointer and keyboard input in the frame. Renders nothing. */
function FrameInput() {
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

const TEXTS: Record<Following, string | null> = {
  now: null,
  waiting: 'No studio has this page open. You see the newest draft.',
  left: 'The studio is closed. You see the page as it was; it goes on when the studio opens again.',
}

/** Whether the studio is followed, for tests and scripts; a window of its own says it to people as well when nothing moves there. */
function FollowNotice() {
  const following = useFrameUi((ui) => ui.following)
  const isOwnWindow = useFrameUi((ui) => ui.isOwnWindow)
  return (
    <>
      <span data-voix-connected={following === 'now'} hidden />
      {isOwnWindow && (
        <div className={styles.place} data-voix-following={following} role="status">
          {TEXTS[following] !== null && <p className={styles.notice}>{TEXTS[following]}</p>}
        </div>
      )}
    </>
  )
}
