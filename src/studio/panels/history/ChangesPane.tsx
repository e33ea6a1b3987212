'use client'

import { useMemo } from 'react'
import { EitherOr } from '../../ui/inputs/EitherOr'
import { useSession, useStudio } from '../../session/session'
import styles from './changes.module.css'
import { ChangeLines } from './ChangeLines'
import { compareSnapshots, type Comparison } from '../../describe/compareSnapshots'
import { ElementChanges } from './ElementChanges'
import { revisionCopy } from '../../session/versions/revisionCopy'
import { RevisionName } from './RevisionName'
import type { CompareWith, ShownRevision } from '../../model/revisions'
import { useRevisions, useSelectedRevision } from '../../session/versions/useRevisions'

const CHOICES = [
  { value: 'before', label: 'Version before' },
  { value: 'now', label: 'Page now' },
]

/** What differs between the version that is looked at and the one before it, or the page as it is now. */
export function ChangesPane() {
  const { revisions } = useSession()
  const revision = useSelectedRevision()
  const shown = useRevisions((state) => state.shown)
  const compareWith = useRevisions((state) => state.compareWith)
  return (
    <div className={styles.pane} data-voix-changes={shown?.content.rev}>
      <header className={styles.header}>
        <h2>What changed</h2>
        {revision && <RevisionName key={revision.rev} revision={revision} />}
        <p className={styles.legend}>Compared with</p>
        <EitherOr
          choices={CHOICES}
          label="Compare with"
          onChange={(value) => revisions.compareWith(value as CompareWith)}
          value={compareWith}
        />
      </header>
      <div aria-busy={shown === null} className={styles.body}>
        {shown === null ? (
          <p className={styles.hint} role="status">
            Reading the version…
          </p>
        ) : (
          <Changes compareWith={compareWith} shown={shown} />
        )}
      </div>
    </div>
  )
}

function Changes({ compareWith, shown }: { compareWith: CompareWith; shown: ShownRevision }) {
  const comparison = useComparison({ compareWith, shown })
  if (!comparison) return <p className={styles.hint}>This is the oldest version that is kept.</p>
  const { page, elements } = comparison
  if (page.length === 0 && elements.length === 0) return <p className={styles.hint}>Nothing differs.</p>
  return (
    <ul className={styles.elements}>
      {page.length > 0 && (
        <li className={styles.element} data-changed-element="page">
          <div className={styles.title}>
            <span className={styles.name}>Page</span>
          </div>
          <ChangeLines lines={page} />
        </li>
      )}
      {elements.map((element) => (
        <ElementChanges compareWith={compareWith} element={element} key={element.id} shown={shown} />
      ))}
    </ul>
  )
}

/** `null`: there is nothing to compare with. */
function useComparison({ compareWith, shown }: { compareWith: CompareWith; shown: ShownRevision }): Comparison | null {
  const { boot, slice } = useSession()
  const page = useStudio((state) => state.page)
  const tree = useStudio((state) => state.tree)
  return useMemo(() => {
    const current = { page, tree }
    const { content, previous } = shown
    const version = revisionCopy({ current, page: content.page, rows: content.rows })
    if (compareWith === 'now') return compareSnapshots({ before: version, after: current, slice, boot })
    if (!previous) return null
    const before = revisionCopy({ current, page: previous.page, rows: previous.rows })
    return compareSnapshots({ before, after: version, slice, boot })
  }, [boot, compareWith, page, shown, slice, tree])
}
