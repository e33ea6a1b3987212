import type { LucideIcon } from 'lucide-react'

/** One thing that can be chosen. */
export interface PickerItem {
  key: string
  label: string
  /** Stands behind the label: where it is, what it costs. */
  detail?: string
  keywords?: string
  group?: string
  icon?: LucideIcon
  /** A shortcut as people read it. */
  shortcut?: string
  /** Why it cannot be chosen now. It is listed nevertheless, so that nobody searches in vain. */
  reason?: string
  /** The studio's stable hooks: `data-command` and the like. */
  data?: Record<`data-${string}`, string>
  run: () => void
}
