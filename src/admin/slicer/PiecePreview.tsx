'use client'

import { useEffect, useRef, useState } from 'react'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../tree/types'
import styles from './piecePreview.module.css'

/** The width of a phone, for screens below the first breakpoint. */
const PHONE = 375
const LOWEST = 240
const HIGHEST = 2400

const WIDTHS = BREAKPOINT_NAMES.map((name) => ({ name, width: BREAKPOINTS[name] || PHONE }))

interface Props {
  /** The address of the shown part. It has the site's styles and is on the same origin. */
  address: string
  title: string
  /** The breakpoint that is shown first. */
  start?: (typeof WIDTHS)[number]['name']
}

/** Previews a part of the site at the width of each breakpoint, scaled down if there is no room. */
export function PiecePreview({ address, title, start = 'xl' }: Props) {
  const [chosen, setChosen] = useState(start)
  const [height, setHeight] = useState(LOWEST)
  const [room, setRoom] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const width = WIDTHS.find(({ name }) => name === chosen)?.width ?? PHONE
  const scale = room > 0 ? Math.min(1, room / width) : 1

  useEffect(() => {
    const node = stage.current
    if (!node) return
    const watch = new ResizeObserver(() => setRoom(node.clientWidth))
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  useEffect(() => setState('loading'), [address])
  // A document is at least as high as its frame, so the frame starts low for the measurement.
  useEffect(() => {
    const read = () => setHeight(Math.min(HIGHEST, Math.max(LOWEST, heightOf(frame.current))))
    setHeight(LOWEST)
    const later = [60, 600, 1800].map((delay) => setTimeout(read, delay))
    return () => later.forEach(clearTimeout)
  }, [address, width, state])

  return (
    <section aria-label={title} className={styles.preview}>
      <div className={styles.previewBar}>
        <div aria-label="Width" className={styles.widths} role="group">
          {WIDTHS.map(({ name, width: pixels }) => (
            <button aria-pressed={name === chosen} key={name} onClick={() => setChosen(name)} type="button">
              {name} <small>{pixels}</small>
            </button>
          ))}
        </div>
        <a href={address} rel="noopener" target="_blank">
          Open by itself
        </a>
      </div>
      {state === 'failed' && (
        <p className={styles.problem} role="alert">
          The preview could not be loaded. <a href={address}>Open the response</a>
        </p>
      )}
      <div className={styles.stage} ref={stage} style={{ height: height * scale }}>
        {state === 'loading' && (
          <p className={styles.waiting} role="status">
            Loading…
          </p>
        )}
        {/* Not interactive: its links would navigate the frame. */}
        <iframe
          aria-hidden
          inert
          onLoad={() => setState(frame.current?.contentDocument?.body ? 'shown' : 'failed')}
          ref={frame}
          src={address}
          style={{ width, height, transform: `scale(${scale})` }}
          tabIndex={-1}
          title={title}
        />
      </div>
    </section>
  )
}

function heightOf(frame: HTMLIFrameElement | null): number {
  const { body } = frame?.contentDocument ?? {}
  return body ? Math.max(body.scrollHeight, body.getBoundingClientRect().height) : 0
}
