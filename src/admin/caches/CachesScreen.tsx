'use client'

import { Button, Pill, SetStepNav, toast } from '@payloadcms/ui'
import { RefreshCw } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { expireCaches, readCaches, type CacheRow } from '../../contract/caches'
import { call } from '../../studio/api/call'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { LocalTime } from '../pages/PageFacts'
import styles from '../pages/pages.module.css'

interface CachesScreenProps {
  apiRoute: string
  isAdministrator: boolean
  sites: readonly Site[]
}

interface Site {
  id: number
  name: string
}

/** Lists the cached pages with age and size. Users expire one address, or all of them. */
export function CachesScreen({ apiRoute, isAdministrator, sites }: CachesScreenProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [asksAll, setAsksAll] = useState(false)
  const query = { search: useDeferredValue(search), page }
  const { data, problem, again } = useEndpoint(apiRoute, readCaches, { query })

  const renew = async (body: { all: true } | Pick<CacheRow, 'siteId' | 'path'>, done: string) => {
    const answer = await call(apiRoute, expireCaches, { body })
    setAsksAll(false)
    if (!answer.ok) return toast.error(answer.message)
    toast.success(done)
    again()
  }

  return (
    <div className={styles.screen}>
      <SetStepNav nav={[{ label: 'Caches' }]} />
      <header className={styles.header}>
        <h1>Caches</h1>
        {isAdministrator && (
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsksAll(true)} size="small">
            Refresh all
          </Button>
        )}
      </header>
      <p className={styles.lead}>
        Visitors get cached pages. A page expires on every server when its content changes. Here you can expire it
        manually.
        {data?.memory &&
          ` This server has ${data.memory.pages === 1 ? '1 page' : `${data.memory.pages} pages`} (${inKilobytes(data.memory.bytes)}) in memory.`}
        {data && data.memory === null && ' This server stores no pages.'}
      </p>
      <div className={styles.filters}>
        <input
          aria-label="Search addresses"
          className={styles.search}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(1)
          }}
          placeholder="Search by path or title"
          type="search"
          value={search}
        />
      </div>
      {problem !== null && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {!data && problem === null && <p className={styles.empty}>Looking …</p>}
      {data?.rows.length === 0 && <p className={styles.empty}>No published page matches this search.</p>}
      {data && data.rows.length > 0 && (
        <CachesTable
          rows={data.rows}
          sites={sites}
          renew={({ siteId, path }) => void renew({ siteId, path }, `${path} is rendered again for the next visitor.`)}
        />
      )}
      {data && data.totalPages > 1 && (
        <nav aria-label="Pagination" className={styles.pager}>
          <span>{data.total} pages</span>
          <Button
            buttonStyle="subtle"
            disabled={page <= 1}
            margin={false}
            onClick={() => setPage(page - 1)}
            size="small"
          >
            Previous
          </Button>
          <span aria-current="page">
            {page} of {data.totalPages}
          </span>
          <Button
            buttonStyle="subtle"
            disabled={page >= data.totalPages}
            margin={false}
            onClick={() => setPage(page + 1)}
            size="small"
          >
            Next
          </Button>
        </nav>
      )}
      <ConfirmDialog
        isOpen={asksAll}
        confirmLabel="Refresh all"
        onCancel={() => setAsksAll(false)}
        onConfirm={() => void renew({ all: true }, 'Every page is rendered again for its next visitor.')}
        title="Refresh every page?"
      >
        Each of the {data?.total ?? 0} published pages is rendered again for its next visitor, on every server. Until
        then these visitors wait a little longer.
      </ConfirmDialog>
    </div>
  )
}

interface TableProps {
  rows: readonly CacheRow[]
  sites: readonly Site[]
  renew: (row: CacheRow) => void
}

function CachesTable({ rows, sites, renew }: TableProps) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption className={styles.hidden}>Stored pages</caption>
        <thead>
          <tr>
            {['Address', 'State', 'Since', 'Until', 'Size'].map((name) => (
              <th className={['Address', 'State'].includes(name) ? undefined : styles.wide} key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className={styles.hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CacheLine key={`${row.siteId} ${row.path}`} renew={() => renew(row)} row={row} sites={sites} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LineProps {
  row: CacheRow
  sites: readonly Site[]
  renew: () => void
}

function CacheLine({ row: { siteId, path, stored }, sites, renew }: LineProps) {
  const isGiven = stored?.isCurrent === true
  return (
    <tr>
      <th data-path="" scope="row">
        {path}
        {sites.length > 1 && ` (${sites.find(({ id }) => id === siteId)?.name ?? `site ${siteId}`})`}
      </th>
      <td>
        <Pill pillStyle={isGiven ? 'success' : 'light-gray'} size="small">
          {isGiven ? 'Stored' : stored ? 'Expired' : 'Not stored'}
        </Pill>
      </td>
      <td className={`${styles.date} ${styles.wide}`}>
        {stored && <LocalTime iso={new Date(stored.since).toISOString()} />}
      </td>
      <td className={`${styles.date} ${styles.wide}`}>
        {stored?.until ? <LocalTime iso={new Date(stored.until).toISOString()} /> : stored && 'Something changes'}
      </td>
      <td className={`${styles.date} ${styles.wide}`}>{stored && inKilobytes(stored.bytes)}</td>
      <td className={styles.actions}>
        <button
          aria-label={`Refresh ${path}`}
          className={styles.action}
          disabled={!isGiven}
          onClick={renew}
          title="Refresh"
          type="button"
        >
          <RefreshCw aria-hidden size={16} />
        </button>
      </td>
    </tr>
  )
}

function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`
}
