'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import type { Library } from '../../../studio/api/pictures'
import { Choice } from '../../pages/Choice'
import pages from '../../pages/pages.module.css'
import type { FilesPlace } from './filesPlace'
import { filesAddress, type FilesQuery } from './filesQuery'
import type { AltLanguage } from './findFiles'
import styles from './files.module.css'

interface Props {
  folders: readonly string[]
  has: Library['has']
  languages: readonly AltLanguage[]
  place: FilesPlace
  query: FilesQuery
}

const SEARCH_WAIT = 250

/** Search and filters. They change the address, and the server returns the list. */
export function FileFilters({ folders, has, languages, place: { adminRoute }, query }: Props) {
  const router = useRouter()
  const [search, setSearch] = useState(query.search)
  const [isPending, startTransition] = useTransition()
  const wanted = useRef(query)
  useEffect(() => {
    if (!isPending) wanted.current = query
  }, [isPending, query])
  const latest = useRef<(change: Partial<FilesQuery>) => void>(() => undefined)
  latest.current = (change) => {
    wanted.current = { ...wanted.current, ...change }
    const address = filesAddress(adminRoute, wanted.current)
    startTransition(() => router.replace(address))
  }
  useEffect(() => {
    if (search === wanted.current.search) return
    const timer = setTimeout(() => latest.current({ search }), SEARCH_WAIT)
    return () => clearTimeout(timer)
  }, [search])
  const missing = [
    { value: 'any', label: 'Missing' },
    ...(languages.length > 1
      ? languages.map(({ code, label }) => ({ value: code ?? '', label: `Missing in ${label}` }))
      : []),
  ]
  return (
    <div className={pages.filters} role="search">
      <input
        aria-label="Search files by name, alt text or tag"
        className={pages.search}
        onChange={({ target }) => setSearch(target.value)}
        placeholder="Search in names, alt texts and tags"
        type="search"
        value={search}
      />
      {has.alt && (
        <Choice
          label="Alt text"
          onChange={(value) => latest.current({ missing: value })}
          options={missing}
          value={query.missing}
        />
      )}
      {has.folder && folders.length > 0 && (
        <Choice
          label="Folder"
          onChange={(folder) => latest.current({ folder })}
          options={folders.map((folder) => ({ value: folder, label: folder }))}
          value={query.folder}
        />
      )}
      {query.ids.length > 0 && (
        <button className={styles.chip} onClick={() => latest.current({ ids: [] })} type="button">
          {query.ids.length} chosen files. Show all
        </button>
      )}
    </div>
  )
}
