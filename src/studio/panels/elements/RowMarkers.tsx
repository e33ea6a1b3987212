'use client'

import { useShallow } from 'zustand/react/shallow'
import type { OtherWindow } from '../../model'
import { useEditor } from '../../session/session'
import { Avatar } from '../../ui/Avatar'
import styles from '../../ui/collaboration.module.css'

/** The others who have an element selected, one per person. */
export function useOthersAt(element: string | undefined): readonly OtherWindow[] {
  return useEditor(
    useShallow(({ page }) => {
      const there = page.session.others.filter((other) => other.element === element && other.state !== 'away')
      return there.filter(({ user }, index) => there.findIndex((other) => other.user === user) === index)
    }),
  )
}

export function whoIsHere(others: readonly OtherWindow[]): string {
  return others.map(({ isMe, name }) => (isMe ? 'selected in another window of yours' : `${name} is here`)).join(', ')
}

/** Who else is at an element, in its row of the tree. The row's own name says it to screen readers. */
export function RowMarkers({ others }: { others: readonly OtherWindow[] }) {
  if (others.length === 0) return null
  return (
    <span aria-hidden className={styles.markers}>
      {others.slice(0, 3).map((other) => (
        <Avatar key={other.key} other={other} size="small" />
      ))}
    </span>
  )
}
