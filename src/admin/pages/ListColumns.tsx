'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { storePreference } from '../../contract/preferences'
import { call } from '../../studio/api/call'
import type { LifecyclePlace } from '../../studio/model/lifecycle'
import { Link } from '../../studio/ui/Link'
import { LIST_PREFERENCE, type ListChoice } from './listChoice'
import styles from './listColumns.module.css'
import pages from './pages.module.css'
import { pagesAddress, SORTED_BY, type PagesQuery } from './pagesQuery'

/** Changes the user's settings of the list and stores them. */
export interface KeepChoice {
  keep: (changed: Partial<ListChoice>) => void
}

/** Returns the user's settings of the list, and a function that changes and stores them. */
export function useListChoice({
  choice,
  place,
}: {
  choice: ListChoice
  place: LifecyclePlace
}): ListChoice & KeepChoice {
  const [now, setNow] = useState(choice)
  const latest = useRef(choice)
  const { apiRoute } = place
  const keep = useCallback(
    (changed: Partial<ListChoice>) => {
      const value = { ...latest.current, ...changed }
      latest.current = value
      setNow(value)
      void call(apiRoute, storePreference, { params: { key: LIST_PREFERENCE }, body: { value } })
    },
    [apiRoute],
  )
  return { ...now, keep }
}

interface ColumnsProps {
  columns: readonly string[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** The menu that shows and hides columns. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnsProps) {
  return (
    <details className={styles.columns}>
      <summary>Columns</summary>
      <fieldset>
        <legend className={pages.hidden}>Columns that are shown</legend>
        {columns.map((name) => (
          <label key={name}>
            <input
              checked={!hidden.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? hidden.filter((other) => other !== name) : [...hidden, name])
              }
              type="checkbox"
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

interface HeadProps extends KeepChoice {
  adminRoute: string
  query: PagesQuery
  name: string
  className: string | undefined
  /** The user cannot sort the list. */
  isFixed: boolean
}

/** The header of a column. A click sorts the list, a second click reverses the order. */
export function SortedHead({ adminRoute, query, name, className, isFixed, keep }: HeadProps) {
  const field = (SORTED_BY as Partial<Record<string, string>>)[name]
  if (field === undefined || isFixed)
    return (
      <th className={className} scope="col">
        {name}
      </th>
    )
  const sorted = query.sort || '-updatedAt'
  const isUp = sorted === field
  const isSorted = isUp || sorted === `-${field}`
  // Users look for the newest pages first.
  const first = field === 'updatedAt' ? `-${field}` : field
  const other = isUp ? `-${field}` : field
  const next = isSorted ? other : first
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <th aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined} className={className} scope="col">
      <Link
        className={styles.sort}
        href={pagesAddress({ adminRoute, query, change: { sort: next } })}
        onClick={() => keep({ sort: next })}
      >
        {name}
        {isSorted && <Arrow aria-hidden size={13} />}
      </Link>
    </th>
  )
}
