'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { HydrationMode } from '../../tree/types'
import { start } from './startIsland'
import { NO_BOX } from './noBox'
import type { JsonProps } from './Island'
import type { PlainPart, PlainScript } from './part'
import { untilMode } from './wakeUp'

export interface PlainIslandProps<Props extends object> {
  part: PlainPart<Props>
  /** When the script runs. `none`: never. */
  mode: HydrationMode
  props: Props & JsonProps<Props>
  /** The HTML from the server, which the script enhances. */
  children?: ReactNode
}

/**
 * Renders HTML with a script of its own that does not use React. On a cached page the loader runs the script, otherwise
 * this component.
 */
export function PlainIsland<Props extends object>({ part, mode, props, children }: PlainIslandProps<Props>) {
  const wrapper = useRef<HTMLElement>(null)
  const json = JSON.stringify(props)
  useEffect(() => {
    const island = wrapper.current
    if (!island) return
    let isGone = false
    let stop: (() => void) | void
    const run = () =>
      void part().then(({ default: script }) => {
        if (!isGone) stop = start(script as PlainScript<object>, island)
      })
    const stopWaiting = untilMode({ mode, island }, run)
    return () => {
      isGone = true
      stopWaiting()
      stop?.()
    }
  }, [part, mode, json])
  return (
    <voix-island ref={wrapper} part={part.part} mode={mode} props={json} style={NO_BOX}>
      {children}
    </voix-island>
  )
}
