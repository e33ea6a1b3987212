'use client'

import {
  Archive,
  EyeOff,
  Hourglass,
  Lock,
  StickyNote,
  MonitorOff,
  UserX,
  type LucideIcon,
  Paintbrush,
  Split,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { memo } from 'react'
import type { Sign } from '../../describe/describeSigns'
import { SliceIcon } from '../../describe/SliceIcon'
import { Tip } from '../../ui/Tip'
import styles from './elements.module.css'

const ICONS: Record<Sign['kind'], LucideIcon> = {
  violation: TriangleAlert,
  conditions: Split,
  style: Paintbrush,
  hidden: MonitorOff,
  unseen: UserX,
  locked: Lock,
  note: StickyNote,
  audience: Users,
  pending: Hourglass,
  deprecated: Archive,
  disabled: EyeOff,
}

/** What an element is beside its name, as small pictures. The line's own name says the same to screen readers. */
export function RowSigns({ signs }: { signs: readonly Sign[] }) {
  return signs.map(({ kind, text }) => {
    const Icon = ICONS[kind]
    return (
      <Tip key={kind} side="top" text={sentence(text)}>
        <span aria-hidden className={kind === 'violation' ? styles.warning : styles.mark} data-sign={kind}>
          <Icon size={13} />
        </span>
      </Tip>
    )
  })
}

/** What kind of element it is. `query`: of which collection it shows documents. */
export const RowIcon = memo(function RowIcon({ path, query }: { path: string; query: string | null }) {
  const icon = (
    <span aria-hidden className={styles.icon} data-sign={query === null ? undefined : 'query'}>
      <SliceIcon path={path} size={14} />
    </span>
  )
  return query === null ? icon : <Tip text={sentence(queryWords(query))}>{icon}</Tip>
})

export function queryWords(collection: string): string {
  return `shows documents of “${collection}”`
}

function sentence(text: string): string {
  const end = text.endsWith('.') ? '' : '.'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`
}
