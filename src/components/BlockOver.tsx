import type { ReactNode } from 'react'
import type { Tone } from './tone'

const SIDES = {
  left: '@3xl:ml-8',
  center: '@3xl:mr-auto @3xl:ml-auto',
  right: '@3xl:mr-8 @3xl:ml-auto',
} as const

export interface BlockOverProps {
  tone: Tone
  side?: keyof typeof SIDES
  /** The class of its width on wide containers. */
  width?: string
  children: ReactNode
}

/** A coloured block that overlaps the lower edge of the picture before it. */
export function BlockOver({ tone, side = 'left', width = '@3xl:w-[34rem]', children }: BlockOverProps) {
  const ground = tone === 'plain' ? 'bg-surface' : 'bg-ground'
  return (
    <div
      data-tone={tone}
      className={`words-box relative mx-4 -mt-16 rounded-card p-6 shadow-card @3xl:-mt-28 md:p-10 ${ground} ${width} ${SIDES[side]}`}
    >
      {children}
    </div>
  )
}
