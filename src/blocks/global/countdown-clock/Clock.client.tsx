'use client'

import { useEffect, useState } from 'react'
import { UNITS, remaining } from './remaining'

export interface ClockProps {
  /** ISO 8601. */
  date: string
  labels: Record<string, string>
  finished: string
}

/** Ticks only in the browser: stored pages are read later, so the server renders dashes of equal width. */
export default function Clock({ date, labels, finished }: ClockProps) {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])

  const left = now === null ? null : remaining({ until: Date.parse(date), now })
  if (left?.isOver) return <p className="text-xl">{finished}</p>
  return (
    <div role="timer">
      <dl className="flex justify-center gap-2 md:gap-5">
        {UNITS.map((unit) => (
          <div key={unit} className="card flex w-[4.4rem] flex-col-reverse items-center py-4 md:w-28 md:py-6">
            <dt className="text-xs text-muted md:text-sm">{labels[`countdown.${unit}`] ?? unit}</dt>
            <dd className="heading text-3xl tabular-nums md:text-5xl">
              {left ? String(left[unit]).padStart(2, '0') : '––'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
