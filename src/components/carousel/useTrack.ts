'use client'

import { useEffect, useState } from 'react'
import { isRightToLeft } from '../readingDirection'

export interface TrackState {
  /** The page in view, from 0. */
  current: number
  /** The number of positions of the track. */
  pages: number
  go: (page: number) => void
}

/** Observes a scrolling track and scrolls it. Before it is measured every slide counts as a page, as on a phone. */
export function useTrack({ track, count }: { track: string; count: number }): TrackState {
  const [state, setState] = useState({ current: 0, pages: count })

  useEffect(() => {
    const node = document.getElementById(track)
    if (!node) return
    const measure = () => {
      const step = stepOf(node)
      const pages = Math.round((node.scrollWidth - node.clientWidth) / step) + 1
      const current = Math.round(Math.abs(node.scrollLeft) / step)
      setState((old) => (old.current === current && old.pages === pages ? old : { current, pages }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    node.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('scroll', measure)
    }
  }, [track, count])

  const go = (page: number) => {
    const node = document.getElementById(track)
    if (!node) return
    // From right to left, scroll positions begin at 0 and are negative.
    const left = page * stepOf(node) * (isRightToLeft(node) ? -1 : 1)
    node.scrollTo({ left, behavior: isCalm() ? 'auto' : 'smooth' })
  }
  return { ...state, go }
}

/** Returns the width of a slide with its gap, at least 1: a slide whose picture has not loaded may have none yet. */
export function stepOf(node: HTMLElement): number {
  const [first, second] = [node.children[0], node.children[1]]
  if (!(first instanceof HTMLElement)) return 1
  return Math.max(1, second instanceof HTMLElement ? Math.abs(second.offsetLeft - first.offsetLeft) : first.offsetWidth)
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
