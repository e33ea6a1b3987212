'use client'

import { ListTree, Rows3 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import type { LanguageInfo, LayoutName } from '../../studio/model/boot'
import { isEqual } from '../../tree'
import { Choice } from './Choice'
import { languageLabel } from './languageLabel'
import type { KeepChoice } from './ListColumns'
import { filtersOf } from './listChoice'
import styles from './pages.module.css'
import views from './views.module.css'
import { ONLY, PAGE_STATUSES, pagesAddress, type PagesQuery } from './pagesQuery'

interface Props extends KeepChoice {
  adminRoute: string
  languages: readonly LanguageInfo[]
  layouts: readonly (LayoutName & { brand: string })[]
  sites: readonly { id: number; name: string }[]
  query: PagesQuery
}

const SEARCH_WAIT = 250

/** The search and filters. They change the address, and the server renders the list. */
export function PageFilters({ adminRoute, keep, languages, layouts, sites, query }: Props) {
  const router = useRouter()
  const [search, setSearch] = useState(query.search)
  const [tag, setTag] = useState(query.tag)
  const brands = [...new Set(layouts.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b))
  const [isPending, startTransition] = useTransition()
  // The list may still be loading. The next choice extends the requested query, not the displayed one.
  const wanted = useRef(query)
  const seen = useRef(query)
  useEffect(() => {
    if (isPending) return
    // A link has changed the address. The inputs follow, but keep what the user types meanwhile.
    const isOthers = (name: 'search' | 'tag') =>
      query[name] !== seen.current[name] && query[name] !== wanted.current[name]
    if (isOthers('search')) setSearch(query.search)
    if (isOthers('tag')) setTag(query.tag)
    seen.current = query
    wanted.current = query
  }, [isPending, query])
  const show = useCallback(
    (change: Partial<PagesQuery>) => {
      const address = pagesAddress({ adminRoute, query: wanted.current, change })
      const before = filtersOf(wanted.current)
      wanted.current = { ...wanted.current, ...change }
      const { kind, trash } = wanted.current
      const filters = filtersOf(wanted.current)
      if (kind === 'page' && !trash && !isEqual(before, filters)) keep({ filters })
      startTransition(() => router.replace(address))
    },
    [adminRoute, keep, router],
  )

  useEffect(() => {
    if (search === wanted.current.search && tag === wanted.current.tag) return
    const timer = setTimeout(() => show({ search, tag }), SEARCH_WAIT)
    return () => clearTimeout(timer)
  }, [search, show, tag])

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
      {brands.length > 1 && (
        <Choice
          label="Brand"
          onChange={(brand) => show({ brand })}
          options={brands.map((brand) => ({ value: brand, label: brand }))}
          value={query.brand}
        />
      )}
      {sites.length > 1 && (
        <Choice
          label="Site"
          onChange={(site) => show({ site })}
          options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={query.site}
        />
      )}
      {languages.length > 1 && (
        <Choice
          label="Language"
          onChange={(language) => show({ language })}
          options={languages.map((language) => ({ value: language.code, label: languageLabel(language) }))}
          value={query.language}
        />
      )}
      {!query.trash && languages.length > 1 && (
        <Choice
          label="Not translated into"
          onChange={(missing) => show({ missing })}
          options={languages.map((language) => ({ value: language.code, label: languageLabel(language) }))}
          value={query.missing}
        />
      )}
      {!query.trash && (
        <Choice
          label="Only"
          onChange={(only) => show({ only: ONLY.find((known) => known === only) ?? '' })}
          options={[
            { value: 'changed', label: 'Changed since published' },
            { value: 'review', label: 'Waits for review' },
            { value: 'mine', label: 'Changed last by me' },
            { value: 'findings', label: 'Has findings' },
          ]}
          value={query.only}
        />
      )}
      <label className={styles.choice}>
        <span>Tag</span>
        <input
          className={`${styles.search} ${views.tag}`}
          name="tag"
          onChange={(event) => setTag(event.target.value)}
          placeholder="Any"
          value={tag}
        />
      </label>
      {!query.trash && query.kind === 'page' && (
        <div aria-label="How the pages are shown" className={views.views} role="group">
          {VIEWS.map(({ view, label, icon: Icon }) => (
            <button
              aria-label={label}
              aria-pressed={query.view === view}
              key={view}
              onClick={() => show({ view })}
              title={label}
              type="button"
            >
              <Icon aria-hidden size={16} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const VIEWS = [
  { view: 'table', label: 'As a table', icon: Rows3 },
  { view: 'tree', label: 'As a tree, by path', icon: ListTree },
] as const
