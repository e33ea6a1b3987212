'use client'

import { RotateCcw } from 'lucide-react'
import { useStore } from 'zustand/react'
import { useEditor, useSession } from '../../session/session'
import { Tip } from '../../ui/Tip'
import styles from './changes.module.css'
import { ChangeLines } from './ChangeLines'
import type { DescribedElement } from '../../describe/compareCopies'
import type { CompareWith, ShownVersion } from '../../model/versions'

interface Props {
  element: DescribedElement
  shown: ShownVersion
  compareWith: CompareWith
}

/** One element that differs: click it to see it in the frame; take it back on its own. */
export function ElementChanges({ element, shown, compareWith }: Props) {
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
}: Pick<Props, 'element' | 'compareWith'> & { isOnPage: boolean }): ElementRestore | null {
  if (compareWith === 'now') {
    if (kind === 'added') return null
    return { label: kind === 'removed' ? 'Bring this element back' : 'Restore this element', from: 'this' }
  }
  if (kind === 'removed') return isOnPage ? null : { label: 'Bring this element back', from: 'previous' }
  return { label: isOnPage ? 'Restore this element' : 'Bring this element back', from: 'this' }
}
