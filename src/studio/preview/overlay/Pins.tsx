'use client'

import { useEffect, useRef } from 'react'
import { annotationsOf, type Numbered } from '../../model/review'
import { pointIn } from '../../dom/spots'
import { useFrameSession, useFrameUi } from '../frameSession'
import type { Tracker } from './createTracker'
import styles from './pins.module.css'

/** The annotations of the breakpoint that the studio shows: one pin per spot, and the number that its thread has in the list. */
export function Pins({ tracker }: { tracker: Tracker }) {
  const isOn = useFrameUi((ui) => ui.reviewMode && !ui.isReadOnly)
  const review = useFrameUi((ui) => ui.review)
  const breakpoint = useFrameUi((ui) => ui.breakpoint)
  if (!isOn) return null
  return annotationsOf(review, breakpoint)
    .filter(({ element, status }) => element !== null && status === 'pending')
    .map((annotation) => <Pin annotation={annotation} key={annotation.uuid} tracker={tracker} />)
}

function Pin({ annotation, tracker }: { annotation: Numbered; tracker: Tracker }) {
  const { element, x, y, uuid, number } = annotation
  const { request } = useFrameSession()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (element === null) return
    return tracker.track(element, {
      onBox: (box) => () => {
        if (!ref.current) return
        ref.current.hidden = box === null
        if (!box) return
        const point = pointIn(box, { x: x ?? 0.5, y: y ?? 0.5 })
        ref.current.style.transform = `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`
      },
    })
  }, [element, tracker, x, y])
  return (
    <button
      aria-label={nameOf(annotation)}
      className={styles.pin}
      data-voix-pin={uuid}
      hidden
      onClick={() => request({ type: 'openThread', uuid })}
      ref={ref}
      title={nameOf(annotation)}
      type="button"
    >
      {number}
    </button>
  )
}

const LONGEST = 80

function nameOf({ number, comments }: Numbered): string {
  const [first, ...answers] = comments
  const text = first?.text ?? ''
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  const more = answers.length === 0 ? '' : `, ${answers.length} ${answers.length === 1 ? 'answer' : 'answers'}`
  return `Annotation ${number}, ${first?.author?.name ?? 'somebody'}: ${cut}${more}`
}
