'use client'

import { useMemo } from 'react'
import type { OtherWindow } from '../../model'
import { useEditor, useSession } from '../../session/session'
import { Tip } from '../../ui/Tip'
import { Avatar } from '../../ui/Avatar'
import { byPerson, type OtherPerson } from '../../describe/byPerson'
import styles from '../../ui/collaboration.module.css'

const MOST = 4

/** Who else has the page open. A press selects what they have selected. */
export function PresenceBar() {
  const others = useEditor((state) => state.page.session.others)
  const people = useMemo(() => byPerson(others), [others])
  const rest = people.slice(MOST)
  return (
    people.length > 0 && (
      <ul aria-label="Also on this page" className={styles.people}>
        {people.slice(0, MOST).map((person) => (
          <li key={person.shown.user}>
            <PersonButton person={person} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Tip text={rest.map(({ label }) => label).join(', ')}>
              <button
                aria-label={`And ${rest.map(({ label }) => label).join(', ')}`}
                className={styles.more}
                type="button"
              >
                +{rest.length}
              </button>
            </Tip>
          </li>
        )}
      </ul>
    )
  )
}

function PersonButton({ person }: { person: OtherPerson }) {
  const { dispatch, slice, store } = useSession()
  const { shown, label } = person
  const where = placeOf(shown)
  function placeOf({ element }: OtherWindow): string {
    const row = element === null ? undefined : store.getState().tree.rows[element]
    return row ? `, at ${row.blockName || (slice(row.blockType)?.label ?? row.blockType)}` : ''
  }
  return (
    <Tip text={label + where}>
      <button
        aria-label={label + where}
        className={styles.person}
        data-presence={shown.user}
        data-state={shown.state}
        onClick={() => {
          if (shown.element !== null && store.getState().tree.rows[shown.element])
            dispatch({ type: 'selectElements', ids: [shown.element] })
        }}
        type="button"
      >
        <Avatar other={shown} />
      </button>
    </Tip>
  )
}
