'use client'

import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { HydrationMode } from '../../tree/types'
import { untilIdle, untilVisible } from './wakeUp'

/** `export const gallery = () => import('./Gallery.client')` in a `'use client'` file `gallery.part.ts`. */
export type IslandPart<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

export interface IslandProps<Props extends object> {
  part: IslandPart<Props>
  /** When the part comes to life in a page that the server rendered. `none`: never, its HTML stays as it is. */
  mode?: HydrationMode
  props: Props
  /** Shown while a part that the server did not render is loading. */
  fallback?: ReactNode
}

/**
 * The interactive part of a slice. The server renders it at once; the browser loads and hydrates it by `mode`. Mounted in
 * the browser (the studio's preview), it shows at once whatever the mode.
 */
export function Island<Props extends object>({ part, mode = 'load', props, fallback = null }: IslandProps<Props>) {
  const marker = useRef<HTMLSpanElement>(null)
  const isHydrating = useSyncExternalStore(subscribeNever, isInBrowser, isOnServer)
  const [gate] = useState(() => createGate(isHydrating ? mode : 'load'))
  const [Part] = useState(() => lazy(() => gate.opened.then(part)))
  useEffect(() => gate.watch(marker.current), [gate])
  // The same element on every render: a new one would make React give up the server's HTML while the part still waits.
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    ),
    [Part, props, fallback],
  )
  return (
    <>
      {mode === 'visible' && <span ref={marker} hidden data-island="" />}
      {content}
    </>
  )
}

interface Gate {
  opened: Promise<void>
  /** Starts waiting in the browser; returns the clean-up. */
  watch: (marker: HTMLElement | null) => () => void
}

function createGate(mode: HydrationMode): Gate {
  if (mode === 'load' || typeof window === 'undefined') return { opened: Promise.resolve(), watch: () => () => {} }
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const watch = (marker: HTMLElement | null) => {
    if (mode === 'idle') return untilIdle(open)
    if (mode === 'visible') return untilVisible(marker?.nextElementSibling ?? null, open)
    return () => {}
  }
  return { opened, watch }
}

function subscribeNever(): () => void {
  return () => {}
}

function isInBrowser(): boolean {
  return false
}

function isOnServer(): boolean {
  return true
}
