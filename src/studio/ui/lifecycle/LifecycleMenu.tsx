'use client'

import {
  CalendarClock,
  Copy,
  EllipsisVertical,
  EyeOff,
  Link2,
  type LucideIcon,
  RotateCcw,
  Send,
  Trash2,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentType } from 'react'
import { LIFECYCLE_LABELS, type LifecycleAction } from '../../model/lifecycle'
import styles from './lifecycle.module.css'

/** The icon of each action, in the menu and in the list of commands. */
export const LIFECYCLE_ICONS: Readonly<Record<LifecycleAction, LucideIcon>> = {
  publish: Send,
  unpublish: EyeOff,
  schedule: CalendarClock,
  copy: Copy,
  share: Link2,
  trash: Trash2,
  restore: RotateCcw,
  delete: Trash2,
}

/** One line of the menu. */
export interface LifecycleEntry {
  action: LifecycleAction
  enabled: true | string
  /** The command that it runs, where it runs one. */
  command?: string
  /** Default: those of the action. */
  label?: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  onSelect: () => void
}

interface Props {
  /** Whose menu it is. */
  label: string
  entries: readonly LifecycleEntry[]
  /** How the button is known to tests and scripts. */
  command?: string
}

/** The menu of a page's life: the same in the studio and in every line of the list. What cannot be done now says why. */
export function LifecycleMenu({ label, entries, command }: Props) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label={label} className={styles.trigger} data-command={command} title={label}>
        <EllipsisVertical aria-hidden size={16} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" className={styles.menu} collisionPadding={8} sideOffset={6}>
          {entries.map(({ action, enabled, command: id, label, icon: Icon = LIFECYCLE_ICONS[action], onSelect }) => {
            return (
              <DropdownMenu.Item
                className={styles.item}
                data-command={id}
                disabled={enabled !== true}
                key={action}
                onSelect={onSelect}
              >
                <Icon aria-hidden size={16} />
                <span className={styles.label}>{label ?? LIFECYCLE_LABELS[action]}</span>
                {enabled !== true && <span className={styles.reason}>Not now: {enabled}.</span>}
              </DropdownMenu.Item>
            )
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
