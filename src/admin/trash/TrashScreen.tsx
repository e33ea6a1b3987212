'use client'

import { SetStepNav, toast } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { anyDocument } from '../../contract/documents'
import { call } from '../../studio/api/call'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { LocalTime } from '../pages/PageFacts'
import styles from '../pages/pages.module.css'
import type { TrashLine, TrashResult } from './findTrash'
import own from './trash.module.css'

interface Props {
  adminRoute: string
  apiRoute: string
  /** The collection filter; empty for all. */
  collection: string
  result: TrashResult
}

interface PendingAction {
  line: TrashLine
  action: 'restore' | 'delete'
}

/** Lists the trash of all collections. Users restore documents or delete them permanently. */
export function TrashScreen({ adminRoute, apiRoute, collection, result }: Props) {
  const router = useRouter()
  const [pending, setAsked] = useState<PendingAction | null>(null)
  const { lines, total, collections } = result
  const labelOf = (slug: string) => collections.find((one) => one.slug === slug)?.label ?? slug
  const carryOut = async ({ line, action }: PendingAction, _status?: 'draft' | 'published') => {
    setAsked(null)
    const input = { params: { collection: line.collection, id: line.id }, query: { depth: 0, trash: true } }
    const body = { deletedAt: null, ...(line.hasDrafts && { _status }) }
    const answer = await (action === 'restore'
      ? call(apiRoute, anyDocument.change, { ...input, body })
      : call(apiRoute, anyDocument.remove, input))
    if (!answer.ok) return void toast.error(answer.message)
    toast.success(action === 'restore' ? `“${line.title}” is back.` : `“${line.title}” is deleted.`)
    router.refresh()
  }
  return (
    <div className={styles.screen}>
      <SetStepNav nav={[{ label: 'Trash' }]} />
      <header className={styles.header}>
        <h1>Trash</h1>
      </header>
      {collections.length > 0 && (
        <nav aria-label="Kinds of documents" className={styles.lists}>
          <Link aria-current={collection === '' ? 'page' : undefined} href={`${adminRoute}/trash`}>
            Everything
          </Link>
          {collections.map(({ slug, label, count }) => (
            <Link
              aria-current={collection === slug ? 'page' : undefined}
              href={`${adminRoute}/trash?collection=${slug}`}
              key={slug}
            >
              {label} ({count})
            </Link>
          ))}
        </nav>
      )}
      {lines.length === 0 ? (
        <p className={styles.empty}>The trash is empty.</p>
      ) : (
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <caption className={styles.hidden}>Trash</caption>
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">Kind</th>
                <th className={styles.wide} scope="col">
                  Deleted
                </th>
                <th scope="col">
                  <span className={styles.hidden}>Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.collection} ${line.id}`}>
                  <th scope="row">{line.title}</th>
                  <td>{labelOf(line.collection)}</td>
                  <td className={`${styles.date} ${styles.wide}`}>
                    <LocalTime iso={line.deletedAt} />
                  </td>
                  <td className={styles.actions}>
                    <div className={own.actions}>
                      {line.canRestore && (
                        <button
                          aria-label={`Restore ${line.title}`}
                          onClick={() => setAsked({ line, action: 'restore' })}
                          type="button"
                        >
                          Restore
                        </button>
                      )}
                      {line.canDelete && (
                        <button
                          aria-label={`Delete for ever: ${line.title}`}
                          onClick={() => setAsked({ line, action: 'delete' })}
                          type="button"
                        >
                          Delete for ever
                        </button>
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {total > lines.length && (
        <p className={styles.pager}>
          {lines.length} of {total}: the newest of each kind.
        </p>
      )}
      {pending && (
        <Question
          pending={pending}
          key={pending.line.id}
          onAnswer={(status) => void carryOut(pending, status)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  )
}

interface QuestionProps {
  pending: PendingAction
  onAnswer: (status: 'draft' | 'published') => void
  onCancel: () => void
}

function Question({ pending: { line, action }, onAnswer, onCancel }: QuestionProps) {
  if (action === 'delete')
    return (
      <ConfirmDialog
        confirmLabel="Delete for ever"
        isOpen
        onCancel={onCancel}
        onConfirm={() => onAnswer('draft')}
        title={`Delete “${line.title}” for ever?`}
      >
        All its versions are deleted, too. This cannot be undone.
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      better={line.wasPublished ? { label: 'Restore and publish', onChoose: () => onAnswer('published') } : null}
      confirmLabel={line.wasPublished ? 'Restore as a draft' : 'Restore'}
      isOpen
      onCancel={onCancel}
      onConfirm={() => onAnswer('draft')}
      title={`Restore “${line.title}”?`}
    >
      {line.wasPublished
        ? 'It was published when it was deleted. Published, visitors see it again at once.'
        : line.hasDrafts
          ? 'It comes back as the draft that it was.'
          : 'It comes back as it was.'}
    </ConfirmDialog>
  )
}
