'use client'

import { useEffect, useRef } from 'react'
import { placeAt } from './box'
import type { OtherWindow } from '../../model'
import { useFrameUi } from '../frameSession'
import type { Tracker } from './createTracker'
import styles from './otherOutlines.module.css'

/** What others have selected, in their colour and with their names. */
export function OtherOutlines({ tracker }: { tracker: Tracker }) {
  const others = useFrameUi((ui) => ui.others)
  const there = others.filter(({ element, state }) => element !== null && state !== 'away')
  const ids = new Set(there.flatMap(({ element }) => element ?? []))
  return [...ids].map((id) => (
    <OtherOutline id={id} key={id} people={there.filter(({ element }) => element === id)} tracker={tracker} />
  ))
}

function OtherOutline({ id, people, tracker }: { id: string; people: readonly OtherWindow[]; tracker: Tracker }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => tracker.track(id, { onBox: (box) => () => ref.current && placeAt(ref.current, box) }), [id, tracker])
  return (
    <div className={styles.outline} data-voix-other={id} hidden ref={ref} style={{ color: people[0]?.color }}>
      <div className={styles.names}>
        {people.map(({ color, isMe, key, name }) => (
          <span className={styles.name} key={key} style={{ background: color }}>
            {isMe ? 'You, in another window' : name}
          </span>
        ))}
      </div>
    </div>
  )
}
