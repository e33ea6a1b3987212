'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { isDirty as hasChanges } from '../../model'
import { useEditor, useSession } from '../../session/session'
import styles from './history.module.css'
import { VersionItem } from './VersionItem'
import { groupByDay } from '../../describe/groupByDay'

/** A list box by days: arrow keys go through the versions, Enter looks at one. The first entry is the page as it is now. */
export function VersionList() {
  const { versions: control } = useSession()
  const versions = useEditor((state) => state.versions.list)
  const next = useEditor((state) => state.versions.next)
  const selected = useEditor((state) => state.versions.selected)
  const isDirty = useEditor(({ page }) => hasChanges(page))
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
        {groupByDay(versions, now).map(({ day, versions: ofDay }) => (
          <div aria-label={day} key={day} role="group">
            <div aria-hidden className={styles.day}>
              {day}
            </div>
            {ofDay.map((version) => (
              <VersionItem key={version.rev} now={now} optionProps={optionProps(version.rev)} version={version} />
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
