'use client'

import { useMemo, useState } from 'react'
import { Pencil } from 'lucide-react'
import { EitherOr } from '../../ui/inputs/EitherOr'
import { useEditor, useSession } from '../../session/session'
import styles from './changes.module.css'
import { ChangeLines } from './ChangeLines'
import { compareSnapshots, type Comparison } from '../../describe/compareSnapshots'
import { ElementChanges } from './ElementChanges'
import { versionCopy } from '../../session/versions/versionCopy'
import type { CompareWith, ShownVersion, Version } from '../../model/versions'
import { selectedVersion } from '../../session/versions/createVersions'
import { authorText } from '../../describe/describeVersion'
import { fullTime } from '../../describe/times'

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
    if (compareWith === 'now') return compareSnapshots({ before: version, after: current, slice, boot })
    if (!previous) return null
    const before = versionCopy({ current, page: previous.page, rows: previous.rows })
    return compareSnapshots({ before, after: version, slice, boot })
  }, [boot, compareWith, page, shown, slice, tree])
}

/** Which version this is. Editors give it a name; one with a name is kept from being overwritten. */
function VersionName({ version }: { version: Version }) {
  const { boot, versions } = useSession()
  const [draft, setDraft] = useState<string | null>(null)
  const { rev, label, savedAt } = version
  const save = async () => {
    const isNew = draft !== null && draft.trim() !== (label ?? '')
    if (!isNew || (await versions.name({ rev, label: draft.trim() || null }))) setDraft(null)
  }
  if (draft !== null) {
    return (
      <form
        className={styles.naming}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <input
          aria-label="Name of the version"
          autoFocus
          maxLength={100}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
          placeholder="Name this version"
          value={draft}
        />
        <button type="submit">Save name</button>
      </form>
    )
  }
  return (
    <p className={styles.version}>
      <span>
        {label !== null && <strong>{label}</strong>} {fullTime(new Date(savedAt))}, {authorText(version)}
      </span>
      {boot.canEdit && (
        <button
          aria-label={label === null ? 'Name this version' : 'Rename this version'}
          className={styles.restore}
          data-command="name-revision"
          onClick={() => setDraft(label ?? '')}
          type="button"
        >
          <Pencil aria-hidden size={14} />
        </button>
      )}
    </p>
  )
}
