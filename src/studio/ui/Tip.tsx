'use client'

import { Tooltip } from 'radix-ui'
import type { ReactElement } from 'react'
import styles from './tip.module.css'

/** Shown after half a second of hovering, and at once on keyboard focus. */
const DELAY = 500

export function TipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={200}>
      {children}
    </Tooltip.Provider>
  )
}

interface Props {
  text: string
  shortcut?: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement
}

export function Tip({ text, shortcut, side = 'bottom', children }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.tip} collisionPadding={8} side={side} sideOffset={6}>
          {text}
          {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
