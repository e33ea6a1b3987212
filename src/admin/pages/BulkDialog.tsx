'use client'

import { toast } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { request } from '../../studio/api/request'
import type { LifePlace } from '../../studio/model/life'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import type { PageListItem } from './findPages'
import styles from './bulk.module.css'

export type BulkAction = 'publish' | 'unpublish' | 'tag' | 'move' | 'trash' | 'restore'

/** What came of it: which pages were changed, and which were not, with the reason. */
export interface BulkReport {
  done: readonly { id: string; title: string }[]
  refused: readonly { id: string; title: string; reason: string }[]
}

interface Props {
  action: BulkAction
  items: readonly PageListItem[]
  place: LifePlace
  onClose: () => void
  onDone: (report: BulkReport) => void
}

/** How many pages the question names. */
const NAMED = 6

/** Asks before several pages are changed, by name. */
export function BulkDialog({ action, items, place, onClose, onDone }: Props) {
  const [add, setAdd] = useState('')
  const [remove, setRemove] = useState<readonly string[]>([])
  const [below, setBelow] = useState('/')
  const [siteId, setSiteId] = useState<number | undefined>(undefined)
  const [isRedirected, setIsRedirected] = useState(true)
  const carryOut = async () => {
    onClose()
    const pages = items.map(({ id, rev }) => ({ id, rev }))
    const more =
      action === 'tag'
        ? { add: namesOf(add), remove }
        : action === 'move'
          ? { below, siteId, redirect: isRedirected }
          : {}
    const answer = await request<BulkReport>({
      method: 'POST',
      url: `${place.apiRoute}/voix/pages/bulk`,
      body: { action, pages, ...more },
    })
    if (answer.ok) onDone(answer.data)
    else toast.error(answer.message)
  }
  const { title, text, confirm } = WORDS[action]
  const count = items.length === 1 ? 'this page' : `these ${items.length} pages`
  const details: Partial<Record<BulkAction, ReactNode>> = {
    tag: (
      <div className={styles.form}>
        <label className={styles.field}>
          <span>Add tags, separated by commas</span>
          <input autoComplete="off" name="add" onChange={({ target }) => setAdd(target.value)} value={add} />
        </label>
        {tagsOf(items).length > 0 && (
          <fieldset className={styles.tags}>
            <legend>Take away</legend>
            {tagsOf(items).map((tag) => (
              <label key={tag}>
                <input
                  checked={remove.includes(tag)}
                  onChange={({ target }) =>
                    setRemove(target.checked ? [...remove, tag] : remove.filter((other) => other !== tag))
                  }
                  type="checkbox"
                />
                {tag}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    ),
    move: (
      <div className={styles.form}>
        <label className={styles.field}>
          <span>Below the path</span>
          <input autoComplete="off" name="below" onChange={({ target }) => setBelow(target.value)} value={below} />
        </label>
        {place.sites.length > 1 && (
          <label className={styles.field}>
            <span>Site</span>
            <select
              name="siteId"
              onChange={({ target }) => setSiteId(target.value === '' ? undefined : Number(target.value))}
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
            checked={isRedirected}
            name="redirect"
            onChange={({ target }) => setIsRedirected(target.checked)}
            type="checkbox"
          />
          Lead visitors of the former addresses to the new ones
        </label>
      </div>
    ),
  }
  return (
    <ConfirmDialog
      confirmLabel={confirm}
      details={
        <>
          <ul className={styles.names}>
            {items.slice(0, NAMED).map(({ id, title: name, path }) => (
              <li key={id}>
                {name || 'Untitled'} <small>{path}</small>
              </li>
            ))}
            {items.length > NAMED && <li>and {items.length - NAMED} more</li>}
          </ul>
          {details[action]}
        </>
      }
      isOpen
      onCancel={onClose}
      onConfirm={() => void carryOut()}
      title={title(count)}
    >
      {text}
    </ConfirmDialog>
  )
}

const WORDS: Record<BulkAction, { title: (count: string) => string; text: string; confirm: string }> = {
  publish: {
    title: (count) => `Publish ${count}?`,
    text: 'Visitors see the newest drafts. What is refused stays as it is, and is named.',
    confirm: 'Publish',
  },
  unpublish: {
    title: (count) => `Unpublish ${count}?`,
    text: 'Visitors no longer find them. They stay here as drafts.',
    confirm: 'Unpublish',
  },
  tag: {
    title: (count) => `Change the tags of ${count}`,
    text: 'A published page stays published, with its new tags.',
    confirm: 'Change the tags',
  },
  move: {
    title: (count) => `Move ${count}`,
    text: 'Each keeps the end of its path. A published page is moved for visitors at once; of a page with a newer draft, the draft is.',
    confirm: 'Move',
  },
  trash: {
    title: (count) => `Move ${count} to the trash?`,
    text: 'Visitors no longer see them. They can be restored from the list “Trash”. Those that visitors are led to from elsewhere stay.',
    confirm: 'Move to trash',
  },
  restore: {
    title: (count) => `Restore ${count}?`,
    text: 'They come back as drafts.',
    confirm: 'Restore',
  },
}

function namesOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

function tagsOf(items: readonly PageListItem[]): string[] {
  return [...new Set(items.flatMap(({ tags }) => tags))].sort()
}
