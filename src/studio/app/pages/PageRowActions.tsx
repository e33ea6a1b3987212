'use client'

import { toast } from '@payloadcms/ui'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { request } from '../../api/request'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import type { PageListItem } from './findPages'
import styles from './pages.module.css'

interface Props {
  adminRoute: string
  /** Payload's address of the pages. */
  pagesUrl: string
  canEdit: boolean
  item: PageListItem
}

/** View, copy and move to the trash. */
export function PageRowActions({ adminRoute, pagesUrl, canEdit, item }: Props) {
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const name = item.title || 'Untitled'

  const copy = async () => {
    const answer = await request<{ doc?: { id?: string }; id?: string }>({
      method: 'POST',
      url: `${pagesUrl}/${item.id}/copy`,
      body: {},
    })
    if (!answer.ok) return void toast.error(answer.message)
    const id = answer.data.doc?.id ?? answer.data.id
    if (id) router.push(`${adminRoute}/studio/${id}`)
  }
  const trash = async () => {
    setAsks(false)
    const answer = await request({
      method: 'PATCH',
      url: `${pagesUrl}/${item.id}?depth=0&trash=true`,
      body: { deletedAt: new Date().toISOString() },
    })
    if (!answer.ok) return void toast.error(answer.message)
    toast.success(`"${name}" is in the trash.`)
    router.refresh()
  }

  return (
    <div className={styles.actionList}>
      {item.livePath !== null && (
        <a
          aria-label={`View ${name}`}
          className={styles.action}
          href={item.livePath}
          rel="noreferrer"
          target="_blank"
          title="View page"
        >
          <ExternalLink aria-hidden size={16} />
        </a>
      )}
      {canEdit && (
        <>
          <button
            aria-label={`Copy ${name}`}
            className={styles.action}
            onClick={() => void copy()}
            title="Copy"
            type="button"
          >
            <Copy aria-hidden size={16} />
          </button>
          <button
            aria-label={`Move ${name} to the trash`}
            className={styles.action}
            onClick={() => setAsks(true)}
            title="Move to trash"
            type="button"
          >
            <Trash2 aria-hidden size={16} />
          </button>
        </>
      )}
      <ConfirmDialog
        confirmLabel="Move to trash"
        isOpen={asks}
        onCancel={() => setAsks(false)}
        onConfirm={() => void trash()}
        title={`Move "${name}" to the trash?`}
      >
        Visitors no longer see it. It can be restored from the trash.
      </ConfirmDialog>
    </div>
  )
}
