'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { start } from './browser/start'
import { NO_BOX } from './noBox'
import type { JsonProps } from './Island'
import type { PlainPart } from './part'
import { untilIdle } from './wakeUp'

export interface PlainIslandProps<Props extends object> {
  part: PlainPart<Props>
  /** When the script runs. */
  mode: 'load' | 'idle'
  props: Props & JsonProps<Props>
  /** What the server renders, and the script brings to life. */
  children?: ReactNode
}

/** HTML from the server with a script of its own, which is no React: in a stored page the loader runs it, else this. */
export function PlainIsland<Props extends object>({ part, mode, props, children }: PlainIslandProps<Props>) {
  const wrapper = useRef<HTMLElement>(null)
  useEffect(() => {
    const run = () =>
      void part().then(({ default: script }) => {
        if (wrapper.current) start(script as (island: HTMLElement, props: object) => void, wrapper.current)
      })
    if (mode === 'idle') return untilIdle(run)
    run()
  }, [part, mode])
  return (
    <voix-island ref={wrapper} part={part.part} mode={mode} props={JSON.stringify(props)} style={NO_BOX}>
      {children}
    </voix-island>
  )
}
