'use client'

import { MessageSquarePlus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { CommandButton } from '../../commands/CommandButton'
import { listedThreads, type ReviewFilter } from '../../model/review'
import { useEditor, useSession } from '../../session/session'
import { ReviewState } from './ReviewState'
import styles from './review.module.css'
import { Thread } from './Thread'

/** The review of the page: where it stands, and its threads. */
export function ReviewPane() {
  const { save } = useSession()
  const review = useEditor((state) => state.page.review)
  const filter = useEditor((state) => state.review.filter)
  const open = useEditor((state) => state.review.thread)
  const breakpoint = useEditor((state) => state.ui.breakpoint)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // What had the focus is gone with the pane.
    return () => document.querySelector<HTMLElement>('[data-command="review-mode"]')?.focus()
  }, [])
  const threads = useMemo(
    () => listedThreads({ review, filter, breakpoint, me: save.store.getState().user }),
    [breakpoint, filter, review, save],
  )
  return (
    <div className={styles.pane} data-voix-review>
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          Review
        </h2>
        <CommandButton command="annotate-page" />
        <CommandButton command="leave-review-mode" />
      </header>
      <ReviewState />
      <Filters filter={filter} />
      <p className={styles.unseen} role="status">
        {threads.length === 1 ? '1 thread' : `${threads.length} threads`}
      </p>
      <ol aria-label="Threads" className={styles.threads} onKeyDown={stepByArrows}>
        {threads.map((thread) => (
          <Thread annotation={thread} isOpen={thread.uuid === open} key={thread.uuid} />
        ))}
      </ol>
      {threads.length === 0 && <Nothing isFiltered={Object.values(review.annotations).flat().length > 0} />}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <p className={styles.empty}>
      <MessageSquarePlus aria-hidden size={28} strokeWidth={1.5} />
      {isFiltered
        ? 'No thread is of this kind.'
        : 'Nobody has remarked on this page. Click a spot in the preview, or select an element and press Shift and C.'}
    </p>
  )
}

const STATES: Record<ReviewFilter['state'], string> = { open: 'Open', resolved: 'Resolved', all: 'All' }
const WHO: Record<ReviewFilter['who'], string> = { everybody: 'Everybody’s', mine: 'Mine', mentions: 'Mention me' }

function Filters({ filter }: { filter: ReviewFilter }) {
  const { review } = useSession()
  const set = (change: Partial<ReviewFilter>) => review.store.setState({ filter: { ...filter, ...change } })
  return (
    <div className={styles.filters}>
      <Choice label="State" onChoose={(state) => set({ state })} options={STATES} value={filter.state} />
      <Choice label="Whose" onChoose={(who) => set({ who })} options={WHO} value={filter.who} />
      <label className={styles.here}>
        <input checked={filter.isHere} onChange={({ target }) => set({ isHere: target.checked })} type="checkbox" />
        This size
      </label>
    </div>
  )
}

function Choice<Name extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string
  options: Record<Name, string>
  value: Name
  onChoose: (name: Name) => void
}) {
  return (
    <select aria-label={label} onChange={({ target }) => onChoose(target.value as Name)} value={value}>
      {(Object.keys(options) as Name[]).map((name) => (
        <option key={name} value={name}>
          {options[name]}
        </option>
      ))}
    </select>
  )
}

/** Up and down go from thread to thread. */
function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || !(event.target as Element).matches('[data-thread-title]')) return
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-thread-title]')]
  const next = titles[titles.findIndex((title) => title === document.activeElement) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
