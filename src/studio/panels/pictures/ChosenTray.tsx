'use client'

import { X } from 'lucide-react'
import { moved } from '../../model/rows'
import { useRowDrag } from '../inspector/fields/useRowDrag'
import { Preview } from '../../ui/Preview'
import styles from './tray.module.css'
import type { Choice } from './useChoice'

/** What is chosen, in the order in which it will stand: dragged, or moved by the arrow keys. */
export function ChosenTray({ choice }: { choice: Choice }) {
  const { chosen, most, reorder, unpick } = choice
  const drag = useRowDrag({ count: chosen.length, axis: 'x', onMove: (move) => reorder(moved(chosen, move)) })
  if (chosen.length === 0) {
    return (
      <p className={styles.hint}>
        Click as many as you want; Shift takes all in between.
        {Number.isFinite(most) && ` Up to ${most}.`}
      </p>
    )
  }
  return (
    <ol aria-label="Chosen, in this order" className={styles.tray} ref={drag.list}>
      {chosen.map((picture, index) => (
        <li className={styles.item} key={picture.id} {...drag.row(index)}>
          <button
            aria-label={`Move ${picture.filename}, ${index + 1} of ${chosen.length}`}
            className={styles.grip}
            type="button"
            {...drag.grip(index)}
          >
            <Preview picture={picture} />
          </button>
          <button
            aria-label={`Leave out ${picture.filename}`}
            className={styles.out}
            onClick={() => unpick(picture.id)}
            type="button"
          >
            <X aria-hidden size={11} strokeWidth={3} />
          </button>
        </li>
      ))}
    </ol>
  )
}
