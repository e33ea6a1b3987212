'use client'

import { Button, Pill, SetStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import type { LanguageInfo, LayoutName } from '../../studio/model/boot'
import type { PageListResult } from './findPages'
import { LocalTime, PageStatusPill } from './PageFacts'
import { PageFilters } from './PageFilters'
import { PageRowActions } from './PageRowActions'
import styles from './pages.module.css'
import { pagesAddress, type PagesQuery } from './pagesQuery'

interface Props {
  adminRoute: string
  pagesUrl: string
  canEdit: boolean
  /** Whether the person may delete pages for ever. */
  canDelete: boolean
  languages: readonly LanguageInfo[]
  layouts: readonly LayoutName[]
  query: PagesQuery
  result: PageListResult
}

export function PagesScreen(props: Props) {
  const { adminRoute, canEdit, query, result } = props
  const title = isOfSections(query) ? 'Shared sections' : 'Pages'
  return (
    <div className={styles.screen}>
      <SetStepNav nav={[{ label: title }]} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {canEdit && (
          <Button buttonStyle="pill" el="link" margin={false} size="small" to={createAddress(props)}>
            Create New
          </Button>
        )}
      </header>
      <nav aria-label="Lists of pages" className={styles.lists}>
        {LISTS.map(({ label, trash, kind }) => (
          <Link
            aria-current={query.trash === trash && (trash || query.kind === kind) ? 'page' : undefined}
            href={pagesAddress({ adminRoute, query, change: { trash, kind, status: '' } })}
            key={label}
          >
            {label}
          </Link>
        ))}
      </nav>
      <PageFilters {...props} />
      {result.items.length === 0 ? <NothingFound {...props} /> : <PagesTable {...props} />}
      <Pager adminRoute={adminRoute} query={query} result={result} />
    </div>
  )
}

const LISTS = [
  { label: 'Pages', trash: false, kind: 'page' },
  { label: 'Shared sections', trash: false, kind: 'section' },
  { label: 'Trash', trash: true, kind: 'page' },
] as const

function isOfSections({ kind, trash }: PagesQuery): boolean {
  return kind === 'section' && !trash
}

function createAddress({ adminRoute, query }: Pick<Props, 'adminRoute' | 'query'>): string {
  return `${adminRoute}/pages/create${isOfSections(query) ? '?kind=section' : ''}`
}

function PagesTable(props: Props) {
  const { adminRoute, languages, layouts, query, result } = props
  const isSections = isOfSections(query)
  const columns = query.trash
    ? ['Title', 'Path', 'Layout', 'Language', 'Deleted']
    : isSections
      ? ['Name', 'Used on', 'Status', 'Layout', 'Language', 'Updated']
      : ['Title', 'Path', 'Status', 'Layout', 'Language', 'Updated']
  const roomOf = (name: string) => (['Title', 'Name', 'Status'].includes(name) ? undefined : styles.wide)
  const labelOf = (list: readonly { name: string; label: string }[], name: string) =>
    list.find((entry) => entry.name === name)?.label ?? name
  const languageOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{isSections ? 'Shared sections' : 'Pages'}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th className={roomOf(name)} key={name} scope="col">
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
              <th data-path={item.path} scope="row">
                {query.trash ? (
                  item.title || 'Untitled'
                ) : (
                  <Link href={`${adminRoute}/studio/${item.id}`} prefetch={false}>
                    {item.title || 'Untitled'}
                  </Link>
                )}
              </th>
              <td className={isSections ? styles.wide : `${styles.path} ${styles.wide}`}>
                {isSections ? usedOn(item.usedOn) : item.kind === 'section' ? 'Shared section' : item.path}
              </td>
              {!query.trash && (
                <td>
                  <PageStatusPill status={item.status} />
                </td>
              )}
              <td className={styles.wide}>{labelOf(layouts, item.layout)}</td>
              <td className={styles.wide}>
                {item.languageCode && <Pill size="small">{languageOf(item.languageCode)}</Pill>}
              </td>
              <td className={`${styles.date} ${styles.wide}`}>
                <LocalTime iso={item.deletedAt ?? item.updatedAt} />
              </td>
              <td className={styles.actions}>
                <PageRowActions {...props} item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function usedOn(count: number): string {
  if (count === 0) return 'nowhere'
  return count === 1 ? '1 page or section' : `${count} pages or sections`
}

function NothingFound({ adminRoute, canEdit, query }: Props) {
  const { trash } = query
  const isSections = isOfSections(query)
  const what = isSections ? 'shared section' : 'page'
  const isFiltered = query.search !== '' || query.status !== '' || query.language !== '' || query.layout !== ''
  const nothing = trash
    ? 'The trash is empty.'
    : isSections
      ? 'There are no shared sections yet. Select elements of a page in the studio and choose “Make a shared section”.'
      : 'There are no pages yet.'
  return (
    <div className={styles.empty}>
      <p>{isFiltered ? `No ${what} matches this search.` : nothing}</p>
      {isFiltered ? (
        <Link href={pagesAddress({ adminRoute, query, change: { search: '', status: '', language: '', layout: '' } })}>
          Show all {trash ? 'of the trash' : `${what}s`}
        </Link>
      ) : (
        canEdit && !trash && <Link href={createAddress({ adminRoute, query })}>Create the first {what}</Link>
      )}
    </div>
  )
}

function Pager({ adminRoute, query, result }: Pick<Props, 'adminRoute' | 'query' | 'result'>) {
  const { page, total, totalPages } = result
  const what = isOfSections(query) ? 'shared section' : 'page'
  const address = (to: number) => pagesAddress({ adminRoute, query, change: { page: to } })
  return (
    <nav aria-label="Pagination" className={styles.pager}>
      <span>
        {total} {total === 1 ? what : `${what}s`}
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
