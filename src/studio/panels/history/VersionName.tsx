'use client'

import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../session/session'
import styles from './changes.module.css'
import type { Version } from '../../model/versions'
import { authorText } from '../../describe/describeVersion'
import { fullTime } from '../../describe/times'

/** Which version this is. Editors give it a name; one with a name is kept from being overwritten. */
export function VersionName({ version }: { version: Version }) {
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
          data-command="name-version"
          onClick={() => setDraft(label ?? '')}
          type="button"
        >
          <Pencil aria-hidden size={14} />
        </button>
      )}
    </p>
  )
}
