'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { LifecyclePlace } from '../../studio/model/lifecycle'
import type { Bulk, BulkReport } from '../../contract/lifecycle'
import { BulkReportBox } from './BulkReportBox'
import { BulkDialog } from './BulkDialog'
import type { PageListItem } from './findPages'
import styles from './bulk.module.css'
import { isOfSections, type PagesQuery } from './pagesQuery'

interface Props {
  items: readonly PageListItem[]
  place: LifecyclePlace
  query: PagesQuery
  /** Called to clear the selection. */
  onDone: () => void
}

const LABELS: Record<Bulk['action'], string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  tag: 'Tags…',
  move: 'Move…',
  copy: 'Copy…',
  trash: 'Move to trash',
  restore: 'Restore',
}

/** The actions for the selected pages, and the report of refused ones. */
export function BulkBar({ items, place, query, onDone }: Props) {
  const router = useRouter()
  const [pending, setAsked] = useState<Bulk['action'] | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)
  const actions: readonly Bulk['action'][] = query.trash
    ? ['restore']
    : isOfSections(query)
      ? ['publish', 'unpublish', 'tag', 'copy', 'trash']
      : ['publish', 'unpublish', 'tag', 'move', 'copy', 'trash']
  return (
    <>
      {items.length > 0 && (
        <div aria-label="Chosen pages" className={styles.bar} role="toolbar">
          <span>{items.length} chosen</span>
          {actions.map((action) => (
            <button data-bulk={action} key={action} onClick={() => setAsked(action)} type="button">
              {LABELS[action]}
            </button>
          ))}
          <button onClick={onDone} type="button">
            Choose none
          </button>
        </div>
      )}
      <BulkReportBox counted={counted} onClose={() => setReport(null)} report={report} />
      {pending !== null && (
        <BulkDialog
          action={pending}
          items={items}
          onClose={() => setAsked(null)}
          onDone={(next) => {
            setReport(next)
            if (next.refused.length === 0)
              toast.success(`${counted(next.done.length)} ${pending === 'copy' ? 'copied' : 'changed'}.`)
            onDone()
            router.refresh()
          }}
          place={place}
        />
      )}
    </>
  )
}

function counted(count: number): string {
  return count === 1 ? '1 page was' : `${count} pages were`
}
