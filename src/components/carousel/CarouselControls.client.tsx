'use client'

import { useEffect } from 'react'
import { ArrowIcon, BackIcon } from '../icons'
import { useTrack } from './useTrack'

export interface CarouselControlsProps {
  /** DOM id of the track. */
  track: string
  /** The number of slides. */
  count: number
  /** Seconds per slide; 0 disables automatic play. */
  seconds?: number
  color?: string | null
  labels: Record<string, string>
}

const BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-current hover:bg-ink hover:text-ground disabled:cursor-default disabled:opacity-30 disabled:hover:bg-transparent disabled:hover:text-ink'

/** The controls of a carousel. They disappear when all slides are in view. */
export default function CarouselControls({ track, count, seconds = 0, color, labels }: CarouselControlsProps) {
  const { current, pages, go } = useTrack({ track, count })
  const next = current + 1 < pages ? current + 1 : 0

  useEffect(() => {
    const node = document.getElementById(track)
    if (!node || seconds <= 0 || pages < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => {
      // Pauses on hover and focus.
      if (!node.parentElement?.matches(':hover, :focus-within')) go(next)
    }, seconds * 1000)
    return () => clearTimeout(timer)
  })

  if (pages < 2) return <div className="h-12" />
  return (
    <div className="flex h-12 items-center justify-between gap-6">
      <div className="flex flex-wrap" style={color ? { color } : undefined}>
        {Array.from({ length: pages }, (_, page) => (
          <button
            key={page}
            type="button"
            onClick={() => go(page)}
            aria-label={`${labels['carousel.page'] ?? 'Slide'} ${page + 1} / ${pages}`}
            aria-current={page === current}
            className="grid size-7 cursor-pointer place-items-center"
          >
            <span
              className={`block h-2 rounded-full bg-current transition-all ${page === current ? 'w-6' : 'w-2 opacity-45'}`}
            />
          </button>
        ))}
      </div>
      <div className="flex gap-3">
        <button
          type="button"
          className={BUTTON}
          disabled={current === 0}
          onClick={() => go(current - 1)}
          aria-label={labels['previous'] ?? 'Previous'}
        >
          <BackIcon />
        </button>
        <button
          type="button"
          className={BUTTON}
          disabled={current >= pages - 1}
          onClick={() => go(current + 1)}
          aria-label={labels['next'] ?? 'Next'}
        >
          <ArrowIcon />
        </button>
      </div>
    </div>
  )
}
