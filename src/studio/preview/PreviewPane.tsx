'use client'

import { useRef } from 'react'

import { useSession, useUi } from '../state/session'
import { frameSize } from './frameSize'
import styles from './preview.module.css'
import { listenToFrame } from './listenToFrame'
import { useRoom } from './useRoom'

/** The page itself, as wide as the chosen breakpoint and scaled to the room there is. */
export function PreviewPane() {
  const session = useSession()
  const { boot, channel } = session
  const breakpoint = useUi((state) => state.breakpoint)
  const zoom = useUi((state) => state.zoom)
  const pane = useRef<HTMLDivElement>(null)
  const room = useRoom(pane)
  const { width, height, scale } = frameSize({ breakpoint, zoom, room })
  return (
    <div className={styles.pane}>
      <div className={styles.room} ref={pane}>
        {room.width > 0 && (
          <div className={styles.stage} style={{ width: width * scale, height: height * scale }}>
            <iframe
              className={styles.frame}
              data-studio-id={channel.id}
              name="voix-preview"
              // Each document of the frame has a window of its own; its listeners go with it.
              onLoad={({ currentTarget: { contentWindow } }) =>
                contentWindow && listenToFrame({ session, target: contentWindow })
              }
              src={`/_voix/preview/${boot.pageId}`}
              style={{ width, height, transform: `scale(${scale})` }}
              title="Preview of the page"
            />
          </div>
        )}
      </div>
      <p className={styles.size}>
        {width} px{scale === 1 ? '' : `, ${Math.round(scale * 100)} %`}
      </p>
    </div>
  )
}
