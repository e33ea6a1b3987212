'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEditor, useSession, type StudioSession } from '../../session/session'
import { followWindow, frameSize, type Replaced } from './frameSize'
import notice from '../bar/notice.module.css'
import styles from './preview.module.css'
import { TextLinkChoice } from './TextLink'
import { useFrameAnswers, type FrameAnswers } from './useFrameAnswers'
import { onFrameDocument, placePreviewFrame, previewAddress, titleAround } from '../../dom/previewFrame'
import { listenToClipboard, listenToWheel } from '../../commands/windowGestures'

/** The page itself, as wide as the chosen breakpoint and scaled to the room there is. */
export function PreviewPane() {
  const session = useSession()
  const { boot, channel, ui } = session
  const breakpoint = useEditor((state) => state.ui.breakpoint)
  const zoom = useEditor((state) => state.ui.zoom)
  const pane = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const isLoading = useEditor((state) => state.page.session.loading)
  const isAlone = useEditor((state) => state.ui.isAlone)
  const cameFrom = isAlone ? null : boot.cameFrom
  const room = useRoom(pane)
  const { width, height, scale } = frameSize({ breakpoint, zoom, room })

  const seen = useRef<{ room?: number; window?: number }>({})
  const replaced = useRef<Replaced | null>(null)
  useLayoutEffect(() => {
    if (room.width === 0) return
    const { room: before, window: windowBefore } = seen.current
    seen.current = { room: room.width, window: window.innerWidth }
    // A panel that opens takes room as well: what is being edited would be another breakpoint.
    if (windowBefore === window.innerWidth) return
    const { breakpoint, zoom } = ui.getState()
    if (zoom !== 'fit') return
    const own = { breakpoint, replaced: replaced.current, width: room.width }
    const next = followWindow({ ...own, ...(before !== undefined && { before }) })
    replaced.current = next.replaced
    ui.setState({ breakpoint: next.breakpoint })
  }, [room.width, ui])

  const placeFrame = useCallback(
    (stage: HTMLElement | null) => {
      const own = stage && placePreviewFrame({ ...boot, cameFrom, stage })
      if (own) {
        own.className = styles.frame ?? ''
        own.dataset.studioId = channel.id
      }
      setFrame(own)
    },
    [boot, cameFrom, channel],
  )
  useLayoutEffect(() => {
    if (frame) Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })
  }, [frame, height, scale, width])
  // Each document of the frame has a window of its own; its listeners go with it.
  useEffect(
    () =>
      frame
        ? onFrameDocument(frame, (target) => {
            listenToFrame({ session, target })
            ui.setState({ shownWithin: titleAround(target.document) })
            session.dispatch({ type: 'setCurrentState', session: { loading: false } })
          })
        : undefined,
    [frame, session, ui],
  )
  const { answers, reload } = useFrameAnswers(frame)
  return (
    <div aria-busy={isLoading} className={styles.pane}>
      <div className={styles.room} ref={pane}>
        {room.width > 0 && (
          // Another address is another frame.
          <div
            className={styles.stage}
            key={previewAddress({ ...boot, cameFrom })}
            ref={placeFrame}
            style={{ width: width * scale, height: height * scale }}
          />
        )}
      </div>
      {(isLoading || answers !== 'yes') && (
        <p className={styles.loading} data-preview-answers={answers} role="status">
          {WORDS[answers]}
          {answers === 'no' && (
            <button className={notice.link} onClick={reload} type="button">
              Reload preview
            </button>
          )}
        </p>
      )}
      <TextLinkChoice />
      <p className={styles.size}>
        {width} px{scale === 1 ? '' : `, ${Math.round(scale * 100)} %`}
      </p>
    </div>
  )
}

const WORDS: Record<FrameAnswers, string> = {
  yes: 'Loading the preview…',
  late: 'The preview has not answered for a while. Connecting again…',
  no: 'The preview does not answer. Your changes are kept, and not shown here.',
}

/** The size of an element, kept current. */
function useRoom(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const node = ref.current
    if (!node) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [ref])
  return room
}

/** Clipboard and wheel of the frame's document. Keys come as messages; the clipboard's contents are there during the event only. */
function listenToFrame({ session, target }: { session: StudioSession; target: Window }): void {
  listenToClipboard({ session, target })
  listenToWheel({ session, target })
}
