'use client'

import type { LucideIcon } from 'lucide-react'
import styles from './inputs.module.css'

interface Props {
  label: string
  icon: LucideIcon
  onClick: () => void
  /** Shows the icon alone; the label is read out and shown on hover. */
  isIconOnly?: boolean
  isOff?: boolean
}

export function SmallButton({ label, icon: Icon, onClick, isIconOnly, isOff }: Props) {
  return (
    <button
      aria-label={isIconOnly ? label : undefined}
      className={isIconOnly ? styles.iconButton : styles.smallButton}
      disabled={isOff}
      onClick={onClick}
      title={isIconOnly ? label : undefined}
      type="button"
    >
      <Icon aria-hidden size={14} />
      {!isIconOnly && label}
    </button>
  )
}
