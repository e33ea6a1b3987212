'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import Link from 'next/link'
import { useSyncExternalStore, useState } from 'react'
import { Copy, ExternalLink, type LucideIcon, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { LanguageInfo, LayoutName } from '../../studio/model/boot'
import type { PageListResult, PageStatus, PageListItem } from './findPages'
import { PageFilters } from './PageFilters'
import styles from './pages.module.css'
import { pagesAddress, type PagesQuery } from './pagesQuery'
import { request } from '../../studio/api/request'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'

interface Props {
  adminRoute: string
  pagesUrl: string
  canEdit: boolean
  languages: readonly LanguageInfo[]
  layouts: readonly LayoutName[]
  query: PagesQuery
  result: PageListResult
}

export function PagesScreen(props: Props) {
  const { adminRoute, canEdit, query, result } = props
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>Pages</h1>
        {canEdit && (
          <Button buttonStyle="pill" el="link" margin={false} size="small" to={`${adminRoute}/pages/create`}>
            Create New
          </Button>
        )}
      </header>
      <PageFilters {...props} />
      {result.items.length === 0 ? <NothingFound {...props} /> : <PagesTable {...props} />}
      <Pager adminRoute={adminRoute} query={query} result={result} />
    </div>
  )
}

function PagesTable({ adminRoute, pagesUrl, canEdit, languages, layouts, result }: Props) {
  const labelOf = (list: readonly { name: string; label: string }[], name: string) =>
    list.find((entry) => entry.name === name)?.label ?? name
  const languageOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption className={styles.hidden}>Pages</caption>
        <thead>
          <tr>
            {['Title', 'Path', 'Status', 'Layout', 'Language', 'Updated'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className={styles.hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {result.items.map((item) => (
            <tr key={item.id} data-page-id={item.id}>
              <th scope="row">
                <Link href={`${adminRoute}/studio/${item.id}`} prefetch={false}>
                  {item.title || 'Untitled'}
                </Link>
              </th>
              <td className={styles.path}>{item.path}</td>
              <td>
                <PageStatusPill status={item.status} />
              </td>
              <td>{labelOf(layouts, item.layout)}</td>
              <td>{item.languageCode && <Pill size="small">{languageOf(item.languageCode)}</Pill>}</td>
              <td className={styles.date}>{item.updatedAt && <LocalTime iso={item.updatedAt} />}</td>
              <td className={styles.actions}>
                <PageRowActions adminRoute={adminRoute} pagesUrl={pagesUrl} canEdit={canEdit} item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NothingFound({ adminRoute, canEdit, query }: Props) {
  const isFiltered = query.search !== '' || query.status !== '' || query.language !== '' || query.layout !== ''
  return (
    <div className={styles.empty}>
      <p>{isFiltered ? 'No page matches this search.' : 'There are no pages yet.'}</p>
      {isFiltered ? (
        <Link href={`${adminRoute}/pages`}>Show all pages</Link>
      ) : (
        canEdit && <Link href={`${adminRoute}/pages/create`}>Create the first page</Link>
      )}
    </div>
  )
}

function Pager({ adminRoute, query, result }: Pick<Props, 'adminRoute' | 'query' | 'result'>) {
  const { page, total, totalPages } = result
  const address = (to: number) => pagesAddress({ adminRoute, query, change: { page: to } })
  return (
    <nav aria-label="Pagination" className={styles.pager}>
      <span>
        {total} {total === 1 ? 'page' : 'pages'}
      </span>
      {totalPages > 1 && (
        <>
          {page > 1 && <Link href={address(page - 1)}>Previous</Link>}
          <span aria-current="page">
            {page} of {totalPages}
          </span>
          {page < totalPages && <Link href={address(page + 1)}>Next</Link>}
        </>
      )}
    </nav>
  )
}

const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A time in the browser's zone. The server does not know it and says UTC. */
function LocalTime({ iso }: { iso: string }) {
  const shown = useSyncExternalStore(
    nothingChanges,
    () => formatTime(iso),
    () => `${formatTime(iso, 'UTC')} UTC`,
  )
  return <time dateTime={iso}>{shown}</time>
}

function formatTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en', { ...STYLE, timeZone }).format(new Date(iso))
}

function nothingChanges() {
  return () => undefined
}

const LOOKS = {
  draft: { label: 'Draft', pillStyle: 'light-gray' },
  changed: { label: 'Changed', pillStyle: 'warning' },
  published: { label: 'Published', pillStyle: 'success' },
} as const

/** `Changed`: visitors still see an older version than editors. */
function PageStatusPill({ status }: { status: PageStatus }) {
  const { label, pillStyle } = LOOKS[status]
  return (
    <Pill pillStyle={pillStyle} size="small">
      {label}
    </Pill>
  )
}

interface PageRowActionsProps {
  adminRoute: string
  pagesUrl: string
  canEdit: boolean
  item: PageListItem
}

/** View, copy and move to the trash. */
function PageRowActions({ adminRoute, pagesUrl, canEdit, item }: PageRowActionsProps) {
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
          <ActionButton icon={Copy} label={`Copy ${name}`} onClick={() => void copy()} title="Copy" />
          <ActionButton
            icon={Trash2}
            label={`Move ${name} to the trash`}
            onClick={() => setAsks(true)}
            title="Move to trash"
          />
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
