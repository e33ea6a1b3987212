'use client'

import { useRef, useState, type KeyboardEvent, type HTMLAttributes } from 'react'
import { Cog } from 'lucide-react'
import { pressedKey } from '../../dom/pressedKey'
import { isDirty as hasChanges } from '../../model'
import { useEditor, useSession } from '../../session/session'
import styles from './history.module.css'
import { groupByDay, authorText, kindText, summaryText } from '../../describe/describeVersion'
import { initialsOf } from '../../session/collaboration/people'
import type { Version } from '../../../contract/versions'
import { instantText } from '../../../tree'
import { timeAgo, timeOf } from '../../describe/times'

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
      if (!['Enter', ' '].includes(pressedKey(event))) return
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

interface VersionItemProps {
  version: Version
  now: Date
  optionProps: HTMLAttributes<HTMLDivElement>
}

/** One version: who, when, how, and what it changed. */
function VersionItem({ version, now, optionProps }: VersionItemProps) {
  const { slice } = useSession()
  const { rev, savedAt, label, kind, status, others, isCurrent, isLive } = version
  const date = new Date(savedAt)
  return (
    <div className={styles.item} data-revision={rev} {...optionProps}>
      <Avatar author={version.author} />
      <div className={styles.about}>
        {label !== null && <strong className={styles.label}>{label}</strong>}
        <p className={styles.who}>
          <span>{authorText(version)}</span>
          <time dateTime={savedAt} title={instantText(date)}>
            {timeOf(date)}, {timeAgo(date, now)}
          </time>
        </p>
        {others.length > 0 && <p className={styles.others}>with {others.join(', ')}</p>}
        <p className={styles.summary}>{summaryText({ version, slice })}</p>
        <p className={styles.pills}>
          <span data-kind={kind ?? status}>{kindText(version)}</span>
          {isLive && <span data-kind="live">Live</span>}
          {isCurrent && <span data-kind="current">Newest</span>}
        </p>
      </div>
    </div>
  )
}

/** Somebody's initials on a colour of their own; a cog for the system. Says nothing that the name beside it does not. */
function Avatar({ author }: Pick<Version, 'author'>) {
  const isSystem = author !== null && author.id === null
  return (
    <span aria-hidden className={styles.avatar} data-hue={author ? hueOf(author.id ?? author.name) : undefined}>
      {isSystem ? <Cog size={15} /> : initialsOf(author?.name ?? '?')}
    </span>
  )
}

const HUES = 8

function hueOf(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % HUES
}
