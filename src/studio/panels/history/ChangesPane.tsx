'use client'

import { useMemo } from 'react'
import { EitherOr } from '../../ui/inputs/EitherOr'
import { useEditor, useSession } from '../../session/session'
import styles from './changes.module.css'
import { ChangeLines } from './ChangeLines'
import { compareCopies, type Comparison } from '../../describe/compareCopies'
import { ElementChanges } from './ElementChanges'
import { versionCopy } from '../../session/versions/versionCopy'
import { VersionName } from './VersionName'
import type { CompareWith, ShownVersion } from '../../model/versions'
import { selectedVersion } from '../../session/versions/createVersions'

const CHOICES = [
  { value: 'before', label: 'Version before' },
  { value: 'now', label: 'Page now' },
]

/** What differs between the version that is looked at and the one before it, or the page as it is now. */
export function ChangesPane() {
  const { versions } = useSession()
  const version = useEditor(selectedVersion)
  const shown = useEditor((state) => state.versions.shown)
  const compareWith = useEditor((state) => state.versions.compareWith)
  return (
    <div className={styles.pane} data-voix-changes={shown?.content.rev}>
      <header className={styles.header}>
        <h2>What changed</h2>
        {version && <VersionName key={version.rev} version={version} />}
        <p className={styles.legend}>Compared with</p>
        <EitherOr
          choices={CHOICES}
          label="Compare with"
          onChange={(value) => versions.compareWith(value as CompareWith)}
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

function Changes({ compareWith, shown }: { compareWith: CompareWith; shown: ShownVersion }) {
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
function useComparison({ compareWith, shown }: { compareWith: CompareWith; shown: ShownVersion }): Comparison | null {
  const { boot, slice } = useSession()
  const page = useEditor((state) => state.page.page)
  const tree = useEditor((state) => state.page.tree)
  return useMemo(() => {
    const current = { page, tree }
    const { content, previous } = shown
    const version = versionCopy({ current, page: content.page, rows: content.rows })
    if (compareWith === 'now') return compareCopies({ before: version, after: current, slice, boot })
    if (!previous) return null
    const before = versionCopy({ current, page: previous.page, rows: previous.rows })
    return compareCopies({ before, after: version, slice, boot })
  }, [boot, compareWith, page, shown, slice, tree])
}
