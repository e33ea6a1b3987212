'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { isDirty as hasChanges } from '../../model'
import { useSession, useStudio } from '../../session/session'
import styles from './history.module.css'
import { RevisionItem } from './RevisionItem'
import { useRevisions } from '../../session/versions/useRevisions'
import { groupByDay } from '../../describe/describeRevision'

/** A list box by days: arrow keys go through the versions, Enter looks at one. The first entry is the page as it is now. */
export function RevisionList() {
  const { revisions: control } = useSession()
  const revisions = useRevisions((state) => state.revisions)
  const next = useRevisions((state) => state.next)
  const selected = useRevisions((state) => state.selected)
  const isDirty = useStudio(hasChanges)
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const now = new Date()
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = options.indexOf(document.activeElement as HTMLElement)
    const target = stepTo({ key: event.key, at, length: options.length })
    if (target === null) return
    event.preventDefault()
    options[target]?.focus()
  }
  const optionProps = (rev: number | null) => ({
    'aria-selected': selected === rev,
    onClick: () => void control.select(rev),
    onFocus: () => setFocused(rev),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      void control.select(rev)
    },
    role: 'option',
    tabIndex: (focused ?? selected) === rev ? 0 : -1,
  })
  return (
    <>
      <div aria-label="Versions" onKeyDown={onKeyDown} ref={list} role="listbox">
        <div className={styles.working} {...optionProps(null)} data-revision="now">
          <strong>The page now</strong>
          <span>{isDirty ? 'Your working copy, with unsaved changes' : 'Your working copy, saved'}</span>
        </div>
        {groupByDay(revisions, now).map(({ day, revisions: ofDay }) => (
          <div aria-label={day} key={day} role="group">
            <div aria-hidden className={styles.day}>
              {day}
            </div>
            {ofDay.map((revision) => (
              <RevisionItem key={revision.rev} now={now} optionProps={optionProps(revision.rev)} revision={revision} />
            ))}
          </div>
        ))}
      </div>
      {next !== null && (
        <button className={styles.more} onClick={() => void control.more()} type="button">
          Show older versions
        </button>
      )}
    </>
  )
}

function stepTo({ key, at, length }: { key: string; at: number; length: number }): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, length - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}
