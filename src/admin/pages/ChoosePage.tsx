'use client'

import { ArrowLeft, FileText, Plus } from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import { useState } from 'react'
import * as z from 'zod/mini'
import { documentEndpoints } from '../../contract/documents'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { literally } from '../../slices/literally'
import styles from './choose.module.css'

const page = documentEndpoints(z.object({ id: z.string(), title: z.nullish(z.string()), path: z.nullish(z.string()) }))

interface Props {
  adminRoute: string
  apiRoute: string
  /** The slug of the pages collection. */
  collection: string
  heading?: string
  /** The address to open, without the page's id. Default: the studio. */
  openAt?: string
}

/** `/voix/studio` without a page: lets the user choose one. Also used by other screens that need a page. */
export function ChoosePage({
  adminRoute,
  apiRoute,
  collection,
  heading = 'Open a page in the studio',
  openAt = `${adminRoute}/studio/`,
}: Props) {
  const [search, setSearch] = useState('')
  const { data, problem } = useEndpoint(apiRoute, page.find, { params: { collection }, query: queryOf(search) })
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
        {problem !== null && <p role="alert">{problem}</p>}
        {data?.docs.length === 0 && <p>No page found.</p>}
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

function queryOf(search: string) {
  const like = literally(search)
  return {
    ...{ depth: 0, draft: true, limit: 12, sort: '-updatedAt' },
    select: { title: true, path: true },
    ...(search !== '' && { where: { or: [{ title: { like } }, { path: { like } }] } }),
  }
}
