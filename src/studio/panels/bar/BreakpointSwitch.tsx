'use client'

import { Laptop, Monitor, Smartphone, Tablet, TabletSmartphone, Tv } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { BREAKPOINT_NAMES, type Breakpoint } from '../../../tree/types'
import { useEditor, useSession } from '../../session/session'
import { sizesOf } from '../../describe/sizes'
import { Tip } from '../../ui/Tip'
import styles from './topBar.module.css'

const ICONS: Record<Breakpoint, LucideIcon> = {
  default: Smartphone,
  sm: TabletSmartphone,
  md: Tablet,
  lg: Laptop,
  xl: Monitor,
  '2xl': Tv,
}

/** Which breakpoint the frame shows, as a group of radio buttons. */
export function BreakpointSwitch() {
  const { ui } = useSession()
  const current = useEditor((state) => state.ui.breakpoint)
  const step = (by: number) => {
    const index = (BREAKPOINT_NAMES.indexOf(current) + by + BREAKPOINT_NAMES.length) % BREAKPOINT_NAMES.length
    const breakpoint = BREAKPOINT_NAMES[index]
    if (breakpoint) ui.setState({ breakpoint })
    return breakpoint
  }
  return (
    <div
      aria-label="Breakpoint"
      className={styles.breakpoints}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
        if (by === 0) return
        const next = step(by)
        event.currentTarget.querySelector<HTMLElement>(`[data-breakpoint="${next}"]`)?.focus()
      }}
      role="radiogroup"
    >
      {BREAKPOINT_NAMES.map((breakpoint) => {
        const Icon = ICONS[breakpoint]
        const isCurrent = breakpoint === current
        return (
          <Tip key={breakpoint} text={describe(breakpoint)}>
            <button
              aria-checked={isCurrent}
              aria-label={describe(breakpoint)}
              className={styles.breakpoint}
              data-breakpoint={breakpoint}
              onClick={() => ui.setState({ breakpoint })}
              role="radio"
              tabIndex={isCurrent ? 0 : -1}
              type="button"
            >
              <Icon aria-hidden size={15} />
              <span>{breakpoint === 'default' ? 'all' : breakpoint}</span>
            </button>
          </Tip>
        )
      })}
    </div>
  )
}

function describe(breakpoint: Breakpoint): string {
  return `${breakpoint}: ${sizesOf(breakpoint)}`
}
