'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Picture } from '../../api/pictures'
import type { Focus, PlaceFocus } from '../../model/pictures'
import { EitherOr } from '../../ui/inputs/EitherOr'
import styles from './details.module.css'

interface Props {
  picture: Picture
  /** In percent, from the left and from the top. */
  x: number
  y: number
  words: string
  onChange: (point: { focalX: number; focalY: number }) => void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How long the point rests before it is saved, in milliseconds. */
const QUIET_MS = 500

interface Places {
  picture: Picture
  own: Focus
  /** `null`: only read. */
  onChange: ((point: Focus) => void) | null
  focus: PlaceFocus | undefined
}

/** Where a picture is cut: everywhere, or in the one place that it was opened from. */
export function FocalPoints({ picture, own, onChange, focus }: Places) {
  const [here, setHere] = useState(focus?.point ?? null)
  const [isHere, setIsHere] = useState(here !== null || onChange === null)
  const shown = isHere ? (here ?? own) : own
  return (
    <div className={styles.focals}>
      {focus && onChange !== null && (
        <EitherOr
          choices={[
            { value: 'everywhere', label: 'Cut everywhere' },
            { value: 'here', label: 'Cut here only' },
          ]}
          label="Where the focal point counts"
          onChange={(next) => {
            setIsHere(next === 'here')
            if (next === 'here' || here === null) return
            setHere(null)
            focus.onChange(null)
          }}
          value={isHere ? 'here' : 'everywhere'}
        />
      )}
      <FocalPoint
        key={String(isHere)}
        onChange={(point) => {
          if (!isHere || !focus) return onChange?.(point)
          setHere(point)
          focus.onChange(point)
        }}
        picture={picture}
        words={
          isHere && focus
            ? `In this place (${focus.where}), the circle stays in sight.`
            : 'The circle stays in sight wherever the picture is cut.'
        }
        x={shown.focalX}
        y={shown.focalY}
      />
    </div>
  )
}

/** The spot that stays in sight wherever the picture is cut: a click or a drag places it, arrow keys move it. */
function FocalPoint({ picture, x, y, words, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState({ x, y })
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    if (point.x === x && point.y === y) return
    const timer = setTimeout(() => latest.current({ focalX: point.x, focalY: point.y }), QUIET_MS)
    return () => clearTimeout(timer)
  }, [point, x, y])
  const place = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    if (!area || area.width === 0 || area.height === 0) return
    setPoint({
      x: percent(((event.clientX - area.left) / area.width) * 100),
      y: percent(((event.clientY - area.top) / area.height) * 100),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    setPoint(({ x: left, y: top }) => ({ x: percent(left + step[0] * by), y: percent(top + step[1] * by) }))
  }
  const spot = `${point.x} % from the left, ${point.y} % from the top`
  return (
    <figure className={styles.focal}>
      <div
        className={styles.whole}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          place(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && place(event)}
        ref={box}
      >
        <img alt="" draggable={false} src={picture.thumbnailURL ?? picture.url ?? undefined} />
        <span
          aria-label="Focal point"
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={point.x}
          aria-valuetext={spot}
          className={styles.point}
          onKeyDown={onKeyDown}
          role="slider"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          tabIndex={0}
        />
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  )
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)))
}
