'use client'

import { ArrowLeft, FileText, Plus } from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import useSWR from 'swr'
import { readData } from '../../studio/api/request'
import { literally } from '../../slices/literally'
import styles from './choose.module.css'

interface Found {
  docs: { id: string; title?: string; path?: string }[]
}

interface Props {
  adminRoute: string
  pagesUrl: string
  heading?: string
  /** The address that a page leads to, without its id. Default: the studio. */
  openAt?: string
}

/** `/voix/studio` without a page: asks which one to open. Wherever else a page is to be chosen first, too. */
export function ChoosePage({
  adminRoute,
  pagesUrl,
  heading = 'Open a page in the studio',
  openAt = `${adminRoute}/studio/`,
}: Props) {
  const [search, setSearch] = useState('')
  const { data, error, isLoading } = useSWR(addressOf({ pagesUrl, search }), readData<Found>, {
    keepPreviousData: true,
  })
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <Link className={styles.back} href={`${adminRoute}/pages`}>
          <ArrowLeft aria-hidden size={16} /> Pages
        </Link>
        <h1>{heading}</h1>
        <input
          aria-label="Search pages"
          autoFocus
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Search by title or path"
          type="search"
          value={search}
        />
        {error instanceof Error && <p role="alert">{error.message}</p>}
        {!isLoading && data?.docs.length === 0 && <p>No page found.</p>}
        <ul className={styles.list}>
          {data?.docs.map(({ id, title, path }) => (
            <li key={id}>
              <Link href={`${openAt}${id}`}>
                <FileText aria-hidden size={16} />
                <span>{title || 'Untitled'}</span>
                <small>{path ?? 'Shared section'}</small>
              </Link>
            </li>
          ))}
        </ul>
        <Link className={styles.create} href={`${adminRoute}/pages/create`}>
          <Plus aria-hidden size={16} /> Create a page
        </Link>
      </div>
    </main>
  )
}

function addressOf({ pagesUrl, search }: { pagesUrl: string; search: string }): string {
  const params = new URLSearchParams({ depth: '0', draft: 'true', limit: '12', sort: '-updatedAt' })
  for (const name of ['title', 'path']) params.set(`select[${name}]`, 'true')
  if (search !== '') {
    params.set('where[or][0][title][like]', literally(search))
    params.set('where[or][1][path][like]', literally(search))
  }
  return `${pagesUrl}?${params.toString()}`
}
