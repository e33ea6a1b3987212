'use client'

import { useId } from 'react'
import useSWR from 'swr'
import { documentsUrl } from '../../studio/api/call'
import { findPageTargets } from '../../studio/api/findLinkTargets'
import type { BulkCompany } from '../../contract/lifecycle'
import type { LifecyclePlace } from '../../studio/model/lifecycle'
import styles from './bulk.module.css'

/** The target of a move, as the request body has it. */
export interface Move {
  /** The path of the new parent. */
  below: string
  /** If undefined, each page stays on its site. */
  siteId: number | undefined
  redirect: boolean
}

interface Props extends Pick<BulkCompany, 'staying' | 'isParentThere'> {
  move: Move
  onChange: (changed: Partial<Move>) => void
  place: LifecyclePlace
}

export function MoveFields({ move, onChange, place, staying, isParentThere }: Props) {
  const { below, siteId, redirect } = move
  const list = useId()
  const hint = useId()
  const search = below === '/' ? '' : below.trim()
  const { data: pages = [] } = useSWR(
    ['parents', documentsUrl(place.apiRoute, place.collections.pages), search],
    () => findPageTargets({ boot: place, search }),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return (
    <div className={styles.form}>
      <label className={styles.field}>
        <span>Below the page</span>
        <input
          aria-describedby={hint}
          autoComplete="off"
          list={list}
          name="below"
          onChange={({ target }) => onChange({ below: target.value })}
          value={below}
        />
      </label>
      <datalist id={list}>
        {pages.map(({ id, place: path, title }) => (
          <option key={id} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      <p className={styles.hint} id={hint} role="status">
        {isParentThere ? 'Type a path or a title. / is the top.' : `No page has the path ${below}.`}
      </p>
      {staying.length > 0 && (
        <p className={styles.hint}>
          These translations stay where they are, as {below} has no page in their language:{' '}
          {staying.map(({ title, path }) => `${title} (${path})`).join(', ')}.
        </p>
      )}
      {place.sites.length > 1 && (
        <label className={styles.field}>
          <span>Site</span>
          <select
            name="siteId"
            onChange={({ target }) => onChange({ siteId: target.value === '' ? undefined : Number(target.value) })}
            value={siteId ?? ''}
          >
            <option value="">Each stays on its own</option>
            {place.sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.check}>
        <input
          checked={redirect}
          name="redirect"
          onChange={({ target }) => onChange({ redirect: target.checked })}
          type="checkbox"
        />
        Lead visitors of the former addresses to the new ones
      </label>
    </div>
  )
}
