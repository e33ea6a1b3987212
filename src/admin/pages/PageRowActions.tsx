'use client'

import { toast } from '@payloadcms/ui'
import { Copy, ExternalLink, Languages, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { request } from '../../studio/api/request'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import type { PageListItem } from './findPages'
import styles from './pages.module.css'

interface Props {
  adminRoute: string
  pagesUrl: string
  canEdit: boolean
  canDelete: boolean
  item: PageListItem
}

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onCancel'>

/** View, copy and move to the trash; of a page in the trash restore and delete for ever. */
export function PageRowActions({ adminRoute, pagesUrl, canEdit, canDelete, item }: Props) {
  const router = useRouter()
  const [question, setQuestion] = useState<Question | null>(null)
  const name = item.title || 'Untitled'
  const isTrashed = item.deletedAt !== null

  const change = async ({ body, said }: { body: Record<string, unknown> | null; said: string }) => {
    setQuestion(null)
    const url = `${pagesUrl}/${item.id}?depth=0&trash=true`
    const answer = await request(body ? { method: 'PATCH', url, body } : { method: 'DELETE', url })
    if (!answer.ok) return void toast.error(answer.message)
    toast.success(said)
    router.refresh()
  }
  const restore = (_status: 'draft' | 'published') =>
    void change({
      body: { deletedAt: null, _status },
      said: _status === 'draft' ? `"${name}" is back as a draft.` : `"${name}" is back, and visitors see it again.`,
    })
  const copy = async () => {
    const url = `${pagesUrl}/${item.id}/copy`
    const answer = await request<{ doc?: { id?: string }; id?: string }>({ method: 'POST', url, body: {} })
    if (!answer.ok) return void toast.error(answer.message)
    const id = answer.data.doc?.id ?? answer.data.id
    if (id) router.push(`${adminRoute}/studio/${id}`)
  }

  const askToTrash = () =>
    setQuestion({
      title: `Move "${name}" to the trash?`,
      children:
        'Visitors no longer see it. It can be restored from the list “Trash” above the pages. What published pages show is refused.',
      confirmLabel: 'Move to trash',
      onConfirm: () =>
        void change({ body: { deletedAt: new Date().toISOString() }, said: `"${name}" is in the trash.` }),
    })
  const askToRestore = () =>
    setQuestion({
      title: `Restore "${name}"?`,
      children:
        item.kind === 'section'
          ? 'It was published when it was deleted. Published, it shows wherever it stands again.'
          : `It was published when it was deleted. Visitors find a published page at ${item.path} again.`,
      confirmLabel: 'Restore as a draft',
      onConfirm: () => restore('draft'),
      better: { label: 'Restore and publish', onChoose: () => restore('published') },
    })
  const askToDelete = () =>
    setQuestion({
      title: `Delete "${name}" for ever?`,
      children: 'The page goes with all its versions. Nobody can bring it back.',
      confirmLabel: 'Delete for ever',
      onConfirm: () => void change({ body: null, said: `"${name}" is deleted.` }),
    })

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
      {canEdit && !isTrashed && (
        <>
          <ActionButton
            icon={Languages}
            label={`Translate ${name}`}
            onClick={() => router.push(`${adminRoute}/pages/translate?page=${item.id}`)}
            title="Translate"
          />
          <ActionButton icon={Copy} label={`Copy ${name}`} onClick={() => void copy()} title="Copy" />
          <ActionButton icon={Trash2} label={`Move ${name} to the trash`} onClick={askToTrash} title="Move to trash" />
        </>
      )}
      {canEdit && isTrashed && (
        <ActionButton
          icon={RotateCcw}
          label={`Restore ${name}`}
          onClick={item.status === 'published' ? askToRestore : () => restore('draft')}
          title="Restore"
        />
      )}
      {canDelete && isTrashed && (
        <ActionButton icon={Trash2} label={`Delete ${name} for ever`} onClick={askToDelete} title="Delete for ever" />
      )}
      {question && <ConfirmDialog {...question} isOpen onCancel={() => setQuestion(null)} />}
    </div>
  )
}

interface ActionButtonProps {
  label: string
  title: string
  icon: LucideIcon
  onClick: () => void
}

function ActionButton({ label, title, icon: Icon, onClick }: ActionButtonProps) {
  return (
    <button aria-label={label} className={styles.action} onClick={onClick} title={title} type="button">
      <Icon aria-hidden size={16} />
    </button>
  )
}
