'use client'

import { useMemo, useState } from 'react'
import { Pencil, RotateCcw } from 'lucide-react'
import { useStore } from 'zustand/react'
import { pressedKey } from '../../dom/pressedKey'
import { EitherOr } from '../../ui/inputs/EitherOr'
import { useEditor, useSession } from '../../session/session'
import styles from './changes.module.css'
import { ChangeLines } from './ChangeLines'
import { compareSnapshots, type Comparison, type DescribedElement } from '../../describe/compareSnapshots'
import { versionCopy } from '../../session/versions/versionCopy'
import type { Version } from '../../../contract/versions'
import type { CompareWith, ShownVersion } from '../../model/versions'
import { selectedVersion } from '../../session/versions/createVersions'
import { authorText } from '../../describe/describeVersion'
import { instantText } from '../../../tree'
import { Tip } from '../../ui/Tip'

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
          onKeyDown={(event) => pressedKey(event) === 'Escape' && setDraft(null)}
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
        {label !== null && <strong>{label}</strong>} {instantText(savedAt)}, {authorText(version)}
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

interface ElementChangesProps {
  element: DescribedElement
  shown: ShownVersion
  compareWith: CompareWith
}

/** One element that differs: click it to see it in the frame; take it back on its own. */
function ElementChanges({ element, shown, compareWith }: ElementChangesProps) {
  const { boot, versions } = useSession()
  const { id, name, lines } = element
  const isInFrame = useStore(shown.frame, (state) => Object.hasOwn(state.tree.rows, id))
  const isHighlighted = useStore(shown.frame, (state) => state.selection.elements.includes(id))
  const isOnPage = useEditor((state) => Object.hasOwn(state.page.tree.rows, id))
  const restore = restoreOf({ element, compareWith, isOnPage })
  return (
    <li className={styles.element} data-changed-element={id} data-highlighted={isHighlighted}>
      <div className={styles.title}>
        {isInFrame ? (
          <button
            aria-pressed={isHighlighted}
            className={styles.name}
            data-command="highlight-change"
            onClick={() => versions.highlight(id)}
            type="button"
          >
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.kind} data-kind={element.kind}>
          {kindText(element, compareWith)}
        </span>
        {boot.canEdit && restore && (
          <Tip text={restore.label}>
            <button
              aria-label={`${restore.label}: ${name}`}
              className={styles.restore}
              data-command="restore-element"
              onClick={() => versions.restoreElement({ id, from: restore.from })}
              type="button"
            >
              <RotateCcw aria-hidden size={15} />
            </button>
          </Tip>
        )}
      </div>
      {lines.length > 0 && <ChangeLines lines={lines} />}
    </li>
  )
}

function kindText({ kind, isMoved, isChanged, inside }: DescribedElement, compareWith: CompareWith): string {
  const since = compareWith === 'now' ? ' since' : ''
  const within = inside > 0 ? ` with ${inside} inside` : ''
  if (kind !== 'kept') return `${kind}${since}${within}`
  if (!isMoved) return `changed${since}`
  return isChanged ? `changed and moved${since}` : `moved${since}`
}

interface ElementRestore {
  label: string
  from: 'this' | 'previous'
}

/** What can be done for one element; `null` where there is nothing to bring back. */
function restoreOf({
  element: { kind },
  compareWith,
  isOnPage,
}: Pick<ElementChangesProps, 'element' | 'compareWith'> & { isOnPage: boolean }): ElementRestore | null {
  if (compareWith === 'now') {
    if (kind === 'added') return null
    return { label: kind === 'removed' ? 'Bring this element back' : 'Restore this element', from: 'this' }
  }
  if (kind === 'removed') return isOnPage ? null : { label: 'Bring this element back', from: 'previous' }
  return { label: isOnPage ? 'Restore this element' : 'Bring this element back', from: 'this' }
}
