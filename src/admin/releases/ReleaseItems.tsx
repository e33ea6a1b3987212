'use client'

import { Button, Pill } from '@payloadcms/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import {
  addItems,
  approveItem,
  isOpen,
  refreshItem,
  removeItem,
  type Release,
  type ReleaseItem,
} from '../../contract/releases'
import { call } from '../../studio/api/call'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { Link } from '../../studio/ui/Link'
import styles from '../pages/pages.module.css'
import own from './releases.module.css'
import type { ReleaseControl } from './useRelease'

interface Props {
  adminRoute: string
  canApprove: boolean
  control: ReleaseControl
  mayChange: boolean
  onDecide: (item: string) => void
  release: Release
}

/** Lists the documents of a release, each with its problems. */
export function ReleaseItems({ release, ...props }: Props) {
  if (release.items.length === 0)
    return (
      <p className={styles.empty}>
        No document is in it yet. Choose the release in the studio and save a page, or put documents into it below.
      </p>
    )
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption className={styles.hidden}>Documents of the release</caption>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th className={styles.wide} scope="col">
              Address
            </th>
            <th scope="col">What happens</th>
            <th scope="col">Against what is live</th>
            <th scope="col">
              <span className={styles.hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {release.items.map((item) => (
            <Line item={item} key={item.id} release={release} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({
  item,
  release,
  adminRoute,
  canApprove,
  control: { apiRoute, run, isBusy },
  mayChange,
  onDecide,
}: Omit<Props, 'release'> & { item: ReleaseItem; release: Release }) {
  const { id, collection, doc, title, action, path, isPage, label } = item
  const [pending, setAsked] = useState<'refresh' | 'leave' | null>(null)
  const form = isPage ? `${adminRoute}/studio/${doc}` : `${adminRoute}/collections/${collection}/${doc}`
  const href = mayChange ? `${form}?release=${release.id}` : form
  const params = { release: release.id, item: id }
  const change = (to: ReleaseItem['action']) =>
    run(
      call(apiRoute, addItems, {
        params: { release: release.id },
        body: { documents: [{ collection, doc, action: to }] },
      }),
      to === 'publish' ? `“${title}” will be published.` : `“${title}” will be unpublished.`,
    )
  return (
    <tr data-release-item={doc}>
      <th data-path={path ?? ''} scope="row">
        <Link href={href}>{title}</Link>
        <small className={own.kind}>{label}</small>
      </th>
      <td className={`${styles.path} ${styles.wide}`}>{path}</td>
      <td>
        {mayChange ? (
          <select
            aria-label={`What happens to ${title}`}
            className={own.select}
            disabled={isBusy}
            onChange={(event) => void change(event.target.value as ReleaseItem['action'])}
            value={action}
          >
            <option value="publish">Publish</option>
            <option value="unpublish">Unpublish</option>
          </select>
        ) : action === 'publish' ? (
          'Publish'
        ) : (
          'Unpublish'
        )}
      </td>
      <td>
        <Against item={item} mayChange={mayChange} onDecide={onDecide} release={release} />
      </td>
      <td className={styles.actions}>
        <div className={`${styles.actionList ?? ''} ${own.actions ?? ''}`}>
          {mayChange && !isPage && (
            <Button
              buttonStyle="subtle"
              disabled={isBusy}
              margin={false}
              onClick={() => setAsked('refresh')}
              size="small"
            >
              Take the newest draft
            </Button>
          )}
          {canApprove && release.needsApproval && !item.isApproved && mayChange && (
            <Button
              buttonStyle="subtle"
              disabled={isBusy}
              margin={false}
              onClick={() => void run(call(apiRoute, approveItem, { params }), `“${title}” is approved.`)}
              size="small"
            >
              Approve
            </Button>
          )}
          {mayChange && (
            <button
              aria-label={`Take ${title} out of the release`}
              className={styles.action}
              disabled={isBusy}
              onClick={() => setAsked('leave')}
              title="Take out of the release"
              type="button"
            >
              <X aria-hidden size={16} />
            </button>
          )}
        </div>
        <ConfirmDialog
          confirmLabel="Take the newest draft"
          isOpen={pending === 'refresh'}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void run(call(apiRoute, refreshItem, { params }), `“${title}” matches its newest draft.`)
          }}
          title={`Replace “${title}” in the release?`}
        >
          Its newest draft replaces it. Changes that were made in the release are lost.
        </ConfirmDialog>
        <ConfirmDialog
          confirmLabel="Take it out"
          isOpen={pending === 'leave'}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void run(call(apiRoute, removeItem, { params }), `“${title}” was removed from the release.`)
          }}
          title={`Take “${title}” out of the release?`}
        >
          Changes that were made in the release are lost. The document itself does not change.
        </ConfirmDialog>
      </td>
    </tr>
  )
}

function Against({
  item: { id, conflicts, isChangedOutside, isLive, action },
  mayChange,
  onDecide,
  release,
}: Pick<Props, 'mayChange' | 'onDecide'> & { item: ReleaseItem; release: Release }) {
  if (!isOpen(release)) return isLive ? 'Live' : 'Not live'
  if (conflicts.length > 0) {
    const text = conflicts.length === 1 ? '1 conflict' : `${conflicts.length} conflicts`
    if (!mayChange)
      return (
        <Pill pillStyle="error" size="small">
          {text}
        </Pill>
      )
    return (
      <Button buttonStyle="secondary" margin={false} onClick={() => onDecide(id)} size="small">
        Decide {text}
      </Button>
    )
  }
  if (isChangedOutside && action === 'publish')
    return (
      <Pill pillStyle="warning" size="small">
        Changed outside, can be merged
      </Pill>
    )
  return isLive ? 'No conflict' : 'New for visitors'
}
