'use client'

import { useEffect, useRef } from 'react'
import styles from './picker.module.css'
import type { PickerItem } from '../../../commands/elementPickers'

interface Props {
  id: string
  item: PickerItem
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

export function PickerOption({ id, item, isCurrent, onPoint, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { label, detail, reason, icon: Icon, shortcut, data } = item
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <div
      {...data}
      aria-disabled={reason !== undefined}
      aria-selected={isCurrent}
      className={styles.option}
      id={id}
      onClick={onChoose}
      // Not on entering: scrolling by keyboard brings other options under a pointer at rest.
      onPointerMove={onPoint}
      ref={ref}
      role="option"
    >
      {Icon && <Icon aria-hidden size={15} strokeWidth={1.75} />}
      <span className={styles.label}>
        {label}
        {(reason || detail) && <small>{reason ?? detail}</small>}
      </span>
      {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
    </div>
  )
}
