'use client'

import { CircleAlert, History } from 'lucide-react'
import { useState } from 'react'
import { instantText } from '../../../tree'
import { ConflictDialog } from './ConflictDialog'
import notice from '../bar/notice.module.css'
import { elementNameOf } from '../../describe/names'
import { useEditor, useSession } from '../../session/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { describeEntry } from '../../describe/describeEntry'
import type { KeptEntry } from '../../model/unsaved'
import styles from './recovery.module.css'
import { useRecovery } from '../../session/journal/useRecovery'

/** Offers what a window that crashed or closed left unsaved, with what it is and from when. */
export function RecoveryNotice() {
  const { found, problem, conflicts, bringBack, throwAway, decideOn, decideLater } = useRecovery()
  const [doomed, setDoomed] = useState<KeptEntry | null>(null)
  return (
    <>
      {problem !== null && (
        <div className={notice.notice} data-phase="journal" role="alert">
          <CircleAlert aria-hidden size={17} />
          <p>{problem}</p>
        </div>
      )}
      {found.map((entry) => (
        <Offer
          entry={entry}
          key={entry.key}
          onBringBack={() => void bringBack(entry)}
          onThrowAway={() => setDoomed(entry)}
        />
      ))}
      <ConfirmDialog
        confirmLabel="Throw away"
        isOpen={doomed !== null}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) void throwAway(doomed)
          setDoomed(null)
        }}
        title="Throw the unsaved changes away?"
      >
        They cannot be brought back after that.
      </ConfirmDialog>
      {conflicts && (
        <ConflictDialog
          applyLabel="Apply"
          found={conflicts}
          intro="The page has changed since these changes were made. Everything else is merged. Choose what counts."
          labels={{ mine: 'Recovered', theirs: 'Now on the page' }}
          onApply={decideOn}
          onLater={decideLater}
          title="The page has changed meanwhile"
        />
      )}
    </>
  )
}

interface OfferProps {
  entry: KeptEntry
  onBringBack: () => void
  onThrowAway: () => void
}

function Offer({ entry, onBringBack, onThrowAway }: OfferProps) {
  const session = useSession()
  const tree = useEditor((state) => state.page.tree)
  const nameOfElement = (id: string) => (Object.hasOwn(tree.rows, id) ? elementNameOf(session, id) : null)
  const lines = describeEntry(entry, { slice: session.slice, nameOfElement })
  return (
    <section aria-label="Unsaved changes" className={notice.offer} data-recovery={entry.window}>
      <History aria-hidden size={17} />
      <div className={styles.body}>
        <p role="status">
          Changes of {instantText(new Date(entry.at))}
          {entry.isOfRelease && ', made in a release that is over,'} were not saved.{' '}
          <button className={notice.link} data-command="recover" onClick={onBringBack} type="button">
            Bring them back
          </button>{' '}
          or{' '}
          <button className={notice.link} data-command="discard-recovered" onClick={onThrowAway} type="button">
            throw them away
          </button>
          .
        </p>
        <details className={styles.details}>
          <summary>{lines.length === 1 ? 'What changed' : `What changed (${lines.length})`}</summary>
          <ul>
            {lines.map(({ name, what }, index) => (
              <li key={index}>
                <strong>{name}</strong>: {what}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
