'use client'

import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import type { Picture } from '../../api/pictures'
import type { Focus } from '../../model/pictures'
import styles from './cut.module.css'
import type { ShownPart } from './shownParts'

interface Props {
  picture: Picture
  spot: Focus
  /** What a place shows of the picture, as a frame in it; `null`: it is cut everywhere. */
  part: ShownPart | null
  words: string
  onChange: (spot: Focus) => void
  /** A drag begins. */
  onHold: () => void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The spot that stays in sight wherever the picture is cut: a click or a drag places it, arrow keys move it. */
export function FocalPoint({ picture, spot, part, words, onChange, onHold }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { focalX, focalY } = spot
  const place = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    if (!area || area.width === 0 || area.height === 0) return
    onChange({
      focalX: percent(((event.clientX - area.left) / area.width) * 100),
      focalY: percent(((event.clientY - area.top) / area.height) * 100),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    onChange({ focalX: percent(focalX + step[0] * by), focalY: percent(focalY + step[1] * by) })
  }
  return (
    <figure className={styles.focal}>
      <div
        className={styles.whole}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          onHold()
          place(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && place(event)}
        ref={box}
      >
        <img alt="" draggable={false} src={picture.thumbnailURL ?? picture.url ?? undefined} />
        {part && <span aria-hidden className={styles.frame} data-cut style={frameOf(part)} />}
        <span
          aria-label="Focal point"
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={focalX}
          aria-valuetext={`${focalX} % from the left, ${focalY} % from the top`}
          className={styles.point}
          onKeyDown={onKeyDown}
          role="slider"
          style={{ left: `${focalX}%`, top: `${focalY}%` }}
          tabIndex={0}
        />
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  )
}

/** Where the part lies in the picture. */
function frameOf({ box, original }: ShownPart): CSSProperties {
  const across = (pixels: number) => `${(pixels / original.width) * 100}%`
  const down = (pixels: number) => `${(pixels / original.height) * 100}%`
  return { left: across(box.left), top: down(box.top), width: across(box.width), height: down(box.height) }
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)))
}
