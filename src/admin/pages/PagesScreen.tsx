'use client'

import { Button, SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import type { LanguageInfo, LayoutName } from '../../studio/model/boot'
import type { LifecyclePlace } from '../../studio/model/lifecycle'
import type { PageListResult } from './findPages'
import { filtersOf, type ListChoice } from './listChoice'
import { useListChoice, type KeepChoice } from './ListColumns'
import { PageFilters } from './PageFilters'
import { PagesTable } from './PagesTable'
import styles from './pages.module.css'
import { isFiltered, isOfSections, pagesAddress, UNFILTERED, type PagesQuery } from './pagesQuery'

interface Props {
  adminRoute: string
  place: LifecyclePlace
  canEdit: boolean
  /** Whether the user may delete pages permanently. */
  canDelete: boolean
  languages: readonly LanguageInfo[]
  layouts: readonly (LayoutName & { brand: string })[]
  query: PagesQuery
  result: PageListResult
  choice: ListChoice
}

export function PagesScreen(given: Props) {
  const props = { ...given, ...useListChoice(given) }
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
            href={pagesAddress({
              adminRoute,
              query,
              change: { trash, kind, status: '', only: '', missing: '', view: 'table' },
            })}
            key={label}
          >
            {label}
          </Link>
        ))}
      </nav>
      <PageFilters {...props} sites={props.place.sites} />
      {result.items.length > 0 && isFiltered(query) && (
        <p className={styles.filtered}>
          Filtered. <ShowAll {...props} />
        </p>
      )}
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

function createAddress({ adminRoute, query }: Pick<Props, 'adminRoute' | 'query'>): string {
  return `${adminRoute}/pages/create${isOfSections(query) ? '?kind=section' : ''}`
}

/** Removes the filters, which may hide the page that the user looks for. */
function ShowAll({ adminRoute, keep, query }: Pick<Props, 'adminRoute' | 'query'> & KeepChoice) {
  const isSections = isOfSections(query)
  return (
    <Link
      href={pagesAddress({ adminRoute, query, change: UNFILTERED })}
      onClick={() => {
        if (!query.trash && !isSections) keep({ filters: filtersOf({ ...query, ...UNFILTERED }) })
      }}
    >
      Show all {query.trash ? 'of the trash' : isSections ? 'shared sections' : 'pages'}
    </Link>
  )
}

function NothingFound({ adminRoute, canEdit, keep, query }: Props & KeepChoice) {
  const { trash } = query
  const isSections = isOfSections(query)
  const what = isSections ? 'shared section' : 'page'
  const isNarrowed = isFiltered(query)
  const nothing = trash
    ? 'The trash is empty.'
    : isSections
      ? 'There are no shared sections yet. Select elements of a page in the studio and choose “Make a shared section”.'
      : 'There are no pages yet.'
  return (
    <div className={styles.empty}>
      <p>{isNarrowed ? `No ${what} matches this search.` : nothing}</p>
      {isNarrowed ? (
        <ShowAll adminRoute={adminRoute} keep={keep} query={query} />
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
