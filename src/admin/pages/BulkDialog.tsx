'use client'

import { toast } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { changePages, type Along, type Bulk, type BulkInput, type BulkReport } from '../../contract/lifecycle'
import { call } from '../../studio/api/call'
import { withAlong } from '../../studio/api/lifecycle'
import type { LifecyclePlace } from '../../studio/model/lifecycle'
import { tagsIn } from '../../slices/pictures'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { AlongFields, takenOf, useCompany } from '../../studio/ui/lifecycle/AlongFields'
import type { PageListItem } from './findPages'
import { MoveFields, type Move } from './MoveFields'
import styles from './bulk.module.css'

interface Props {
  action: Bulk['action']
  items: readonly PageListItem[]
  place: LifecyclePlace
  onClose: () => void
  onDone: (report: BulkReport) => void
}

/** The number of pages that the dialog names. */
const NAMED = 6

/** Confirms a change of several pages. */
export function BulkDialog({ action, items, place, onClose, onDone }: Props) {
  const [add, setAdd] = useState('')
  const [remove, setRemove] = useState<readonly string[]>([])
  const [move, setMove] = useState<Move>({ below: '/', siteId: undefined, redirect: true })
  const [along, setAlong] = useState<Along>({ below: action !== 'copy', translations: action !== 'copy' })
  const bulk = bulkOf()
  const company = useCompany({ place, bulk: bulk, along })
  const taken = takenOf(bulk, company, along)
  const carryOut = async () => {
    onClose()
    const answer = await call(place.apiRoute, changePages, { body: withAlong(bulk, taken) })
    if (answer.ok) onDone(answer.data)
    else toast.error(answer.message)
  }
  const { title, text, confirm } = WORDS[action]
  const count = items.length === 1 ? 'this page' : `these ${items.length} pages`
  const details: Partial<Record<Bulk['action'], ReactNode>> = {
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
      <MoveFields
        isParentThere={company?.isParentThere ?? true}
        move={move}
        onChange={(changed) => setMove({ ...move, ...changed })}
        place={place}
        staying={company?.staying ?? []}
      />
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
          {company && (
            <AlongFields
              along={along}
              company={company}
              done={action === 'copy' ? 'copied' : undefined}
              onChange={setAlong}
            />
          )}
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

  function bulkOf(): BulkInput {
    const pages = items.map(({ id, rev }) => ({ id, rev }))
    if (action === 'tag') return { action, pages, add: tagsIn(add), remove: [...remove] }
    return action === 'move' ? { action, pages, ...move } : { action, pages }
  }
}

const WORDS: Record<Bulk['action'], { title: (count: string) => string; text: string; confirm: string }> = {
  publish: {
    title: (count) => `Publish ${count}?`,
    text: 'Visitors see the newest drafts. A page that is refused stays as it is, and is named.',
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
    text: 'Each keeps the end of its path. Visitors find a published page at its new address at once. Where a page has a newer draft, the draft moves, and visitors follow when it is published.',
    confirm: 'Move',
  },
  copy: {
    title: (count) => `Copy ${count}?`,
    text: 'The copies are drafts with everything that is on the pages now. Each has a path of its own, which ends in “-copy”.',
    confirm: 'Copy',
  },
  trash: {
    title: (count) => `Move ${count} to the trash?`,
    text: 'Visitors no longer see them. They can be restored from the list “Trash”. A page that other published pages lead to is refused, and is named.',
    confirm: 'Move to trash',
  },
  restore: {
    title: (count) => `Restore ${count}?`,
    text: 'They come back as drafts.',
    confirm: 'Restore',
  },
}

function tagsOf(items: readonly PageListItem[]): string[] {
  return [...new Set(items.flatMap(({ tags }) => tags))].sort()
}
