'use client'

import { Button, Pill } from '@payloadcms/ui'
import Link from 'next/link'
import type { LanguageInfo, LayoutName } from '../../model/boot'
import type { PageListResult, PageStatus } from './findPages'
import { PageFilters } from './PageFilters'
import { PageRowActions } from './PageRowActions'
import styles from './pages.module.css'
import { pagesAddress, type PagesQuery } from './pagesQuery'
import { useSyncExternalStore } from 'react'

interface Props {
  adminRoute: string
  /** Payload's address of the pages. */
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
            <th scope="col">Title</th>
            <th scope="col">Path</th>
            <th scope="col">Status</th>
            <th scope="col">Layout</th>
            <th scope="col">Language</th>
            <th scope="col">Updated</th>
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
