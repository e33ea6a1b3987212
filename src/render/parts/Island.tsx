'use client'

import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import type { HydrationMode } from '../../tree/types'
import { NO_BOX } from './noBox'
import type { IslandPart } from './part'
import { untilMode } from './wakeUp'

/** The attributes by which the browser finds an island. */
export interface IslandElement {
  ref?: Ref<HTMLElement>
  part: string
  mode: HydrationMode
  props: string
  style: CSSProperties
  children?: ReactNode
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'voix-island': IslandElement
    }
  }
}

/** The props that JSON preserves: the browser reads a part's props from the page. */
export type JsonProps<Value> = Value extends (...args: never[]) => unknown
  ? never
  : Value extends Date | Map<unknown, unknown> | Set<unknown> | symbol | bigint
    ? never
    : Value extends object
      ? { [Key in keyof Value]: JsonProps<Value[Key]> }
      : Value

export interface IslandProps<Props extends object> {
  part: IslandPart<Props>
  /** When the part is hydrated on a page that the server rendered. `none`: never, its HTML stays as it is. */
  mode?: HydrationMode
  props: Props & JsonProps<Props>
  /** Shown while a part that the server did not render is loading. */
  fallback?: ReactNode
}

/**
 * Renders the interactive part of a slice or layout. The server renders it at once. On a cached page a script of about
 * one kB hydrates it by `mode` as a React root of its own (`browser/`). On a page that Next hydrates, and in the
 * studio's preview, it is part of the page's tree.
 */
export function Island<Props extends object>({ part, mode = 'load', props, fallback = null }: IslandProps<Props>) {
  const wrapper = useRef<HTMLElement>(null)
  const isHydrating = useSyncExternalStore(subscribeNever, isInBrowser, isOnServer)
  const [gate] = useState(() => createGate(isHydrating ? mode : 'load'))
  const [Part] = useState(() => lazy(() => gate.opened.then(part)))
  useEffect(() => gate.watch(wrapper.current), [gate])
  // The same element on every render: a new one would make React discard the server's HTML while the part still loads.
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    ),
    [Part, props, fallback],
  )
  return (
    <voix-island ref={wrapper} part={part.part} mode={mode} props={JSON.stringify(props)} style={NO_BOX}>
      {content}
    </voix-island>
  )
}

interface Gate {
  opened: Promise<void>
  /** Starts waiting in the browser. Returns the cleanup function. */
  watch: (island: HTMLElement | null) => () => void
}

function createGate(mode: HydrationMode): Gate {
  if (mode === 'load' || typeof window === 'undefined') return { opened: Promise.resolve(), watch: () => () => {} }
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const watch = (island: HTMLElement | null) => (island ? untilMode({ mode, island }, open) : () => {})
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
