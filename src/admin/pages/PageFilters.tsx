'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import type { LanguageInfo, LayoutName } from '../../studio/model/boot'
import { languageLabel } from './languageLabel'
import styles from './pages.module.css'
import { PAGE_STATUSES, pagesAddress, type PagesQuery } from './pagesQuery'

interface Props {
  adminRoute: string
  languages: readonly LanguageInfo[]
  layouts: readonly LayoutName[]
  query: PagesQuery
}

const SEARCH_WAIT = 250

/** Search and filters. They change the address; the server answers with the list. */
export function PageFilters({ adminRoute, languages, layouts, query }: Props) {
  const router = useRouter()
  const [search, setSearch] = useState(query.search)
  const [isPending, startTransition] = useTransition()
  // The list may still be on its way: the next choice adds to what was asked for, not to what is shown.
  const wanted = useRef(query)
  useEffect(() => {
    if (!isPending) wanted.current = query
  }, [isPending, query])
  const show = useCallback(
    (change: Partial<PagesQuery>) => {
      const address = pagesAddress({ adminRoute, query: wanted.current, change })
      wanted.current = { ...wanted.current, ...change }
      startTransition(() => router.replace(address))
    },
    [adminRoute, router],
  )

  useEffect(() => {
    if (search === wanted.current.search) return
    const timer = setTimeout(() => show({ search }), SEARCH_WAIT)
    return () => clearTimeout(timer)
  }, [search, show])

  return (
    <div className={styles.filters} role="search">
      <input
        aria-label="Search pages by title or path"
        className={styles.search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder="Search by title or path"
        type="search"
        value={search}
      />
      {!query.trash && (
        <Choice
          label="Status"
          onChange={(status) => show({ status: PAGE_STATUSES.find((known) => known === status) ?? '' })}
          options={[
            { value: 'draft', label: 'Draft' },
            { value: 'published', label: 'Published' },
          ]}
          value={query.status}
        />
      )}
      <Choice
        label="Layout"
        onChange={(layout) => show({ layout })}
        options={layouts.map(({ name, label }) => ({ value: name, label }))}
        value={query.layout}
      />
      {languages.length > 1 && (
        <Choice
          label="Language"
          onChange={(language) => show({ language })}
          options={languages.map((language) => ({ value: language.code, label: languageLabel(language) }))}
          value={query.language}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select onChange={(event) => onChange(event.target.value)} value={value}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
