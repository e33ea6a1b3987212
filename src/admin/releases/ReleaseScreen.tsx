'use client'

import { Button, SetStepNav, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { findReleaseAddress } from '../../studio/api/releases'
import { checkRelease, copyRelease, isOpen, publishRelease, revertRelease, type Release } from '../../contract/releases'
import { call } from '../../studio/api/call'
import { isPattern } from '../../tree'
import type { SiteZones } from '../../studio/model/boot'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { LocalTime, ZonedTime } from '../pages/PageFacts'
import styles from '../pages/pages.module.css'
import { AddDocuments } from './AddDocuments'
import { PreviewLink } from './PreviewLink'
import { ReleaseConflicts } from './ReleaseConflicts'
import { ReleaseItems } from './ReleaseItems'
import { ReleasePill } from './ReleasePill'
import { ReleaseSchedule } from './ReleaseSchedule'
import own from './releases.module.css'
import { useRelease, type ReleaseControl } from './useRelease'

interface Props {
  id: string
  adminRoute: string
  apiRoute: string
  canEdit: boolean
  canApprove: boolean
  zones: SiteZones
}

/** Shows one release: its documents, their problems, its schedule and its history. */
export function ReleaseScreen({ id, adminRoute, apiRoute, canEdit, canApprove, zones }: Props) {
  const control = useRelease({ apiRoute, id })
  const { release, problem } = control
  const [deciding, setDeciding] = useState<string | null>(null)
  const steps = [{ label: 'Releases', url: `${adminRoute}/releases` }, { label: release?.name ?? 'Release' }]
  if (!release)
    return (
      <div className={styles.screen}>
        <SetStepNav nav={steps} />
        <header className={styles.header}>
          <h1>Release</h1>
        </header>
        {problem === null ? <p className={styles.empty}>Looking …</p> : <p role="alert">{problem}</p>}
      </div>
    )
  const mayChange = canEdit && isOpen(release)
  const decided = release.items.find((item) => item.id === deciding)
  return (
    <div className={styles.screen} data-release-status={release.status}>
      <SetStepNav nav={steps} />
      <header className={`${styles.header} ${own.header}`}>
        <h1>{release.name}</h1>
        <ReleasePill status={release.status} />
        <Doings adminRoute={adminRoute} canEdit={canEdit} control={control} release={release} />
      </header>
      <State release={release} />
      <ReleaseItems
        adminRoute={adminRoute}
        canApprove={canApprove}
        control={control}
        mayChange={mayChange}
        onDecide={setDeciding}
        release={release}
      />
      {mayChange && <AddDocuments control={control} release={release} />}
      <div className={own.panels}>
        {mayChange && <ReleaseSchedule control={control} release={release} zones={zones} />}
        {canEdit && <PreviewLink control={control} release={release} />}
        <History release={release} />
      </div>
      {decided && decided.conflicts.length > 0 && (
        <ReleaseConflicts
          control={control}
          item={decided}
          key={decided.rev}
          onClose={() => setDeciding(null)}
          release={id}
        />
      )}
    </div>
  )
}

function State({ release: { status, failure, publishAt, timeZone, publishedAt } }: { release: Release }) {
  if (status === 'failed' && failure)
    return (
      <p className={own.failure} role="alert">
        Publishing failed <LocalTime iso={failure.at} />: {failure.message}
      </p>
    )
  if (status === 'scheduled' && publishAt)
    return (
      <p className={styles.lead}>
        Will be published <ZonedTime hasDistance iso={publishAt} timeZone={timeZone ?? 'UTC'} />.
      </p>
    )
  if (status === 'publishing')
    return <p className={styles.lead}>It is being published. If that was interrupted, publish it again.</p>
  if (publishedAt && status === 'published')
    return (
      <p className={styles.lead}>
        Published <LocalTime iso={publishedAt} />. Visitors see it.
      </p>
    )
  if (status === 'reverted') return <p className={styles.lead}>Visitors see again what they saw before it.</p>
  return <p className={styles.lead}>A draft: visitors see nothing of it.</p>
}

interface DoingsProps {
  adminRoute: string
  canEdit: boolean
  control: ReleaseControl
  release: Release
}

function Doings({ adminRoute, canEdit, control: { apiRoute, run, isBusy }, release }: DoingsProps) {
  const router = useRouter()
  const params = { release: release.id }
  const [pending, setAsked] = useState<'publish' | 'revert' | 'force' | null>(null)
  const look = async () => {
    // Start the preview at a page of the release, so that the user sees a change immediately.
    const shown = release.items.find(({ action, path }) => action === 'publish' && path !== null && !isPattern(path))
    const looked = await findReleaseAddress({ boot: { apiRoute }, id: release.id, path: shown?.path ?? undefined })
    if (looked.ok) window.open(looked.address, '_blank', 'noopener')
    else toast.error(looked.message)
  }
  const publish = async () => {
    setAsked(null)
    await run(call(apiRoute, publishRelease, { params }), `“${release.name}” is published.`)
  }
  const revert = async (force: boolean) => {
    setAsked(null)
    const reverted = call(apiRoute, revertRelease, { params, body: { force } })
    const done = await run(reverted, `“${release.name}” is reverted.`)
    if (!done && !force) setAsked('force')
  }
  const copy = async () => {
    const made = await call(apiRoute, copyRelease, { params })
    if (!made.ok) {
      toast.error(made.message)
      return
    }
    const { id, missing } = made.data
    if (missing.length > 0) toast.warning(`Not copied because they were deleted: ${missing.join(', ')}.`)
    router.push(`${adminRoute}/releases/${id}`)
  }
  const mayPublish = canEdit && (isOpen(release) || release.status === 'publishing')
  return (
    <div className={own.doings}>
      <Button buttonStyle="secondary" margin={false} onClick={() => void look()} size="small">
        Preview the site
      </Button>
      {mayPublish && (
        <>
          <Button
            buttonStyle="secondary"
            disabled={isBusy || release.items.length === 0}
            margin={false}
            onClick={() => void run(call(apiRoute, checkRelease, { params }), 'It can be published now.')}
            size="small"
          >
            Check
          </Button>
          <Button
            disabled={isBusy || release.items.length === 0}
            margin={false}
            onClick={() => setAsked('publish')}
            size="small"
          >
            {isBusy ? 'Working …' : 'Publish now'}
          </Button>
        </>
      )}
      {canEdit && release.status !== 'publishing' && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy || release.items.length === 0}
          margin={false}
          onClick={() => void copy()}
          size="small"
        >
          Copy into a new release
        </Button>
      )}
      {canEdit && release.status === 'published' && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => setAsked('revert')}
          size="small"
        >
          Revert
        </Button>
      )}
      <ConfirmDialog
        confirmLabel="Publish now"
        isOpen={pending === 'publish'}
        onCancel={() => setAsked(null)}
        onConfirm={() => void publish()}
        title={`Publish “${release.name}”?`}
      >
        Visitors see all {release.items.length === 1 ? 'of its one document' : `${release.items.length} documents`} at
        once, or none if one of them is refused.
      </ConfirmDialog>
      <ConfirmDialog
        confirmLabel="Revert"
        isOpen={pending === 'revert'}
        onCancel={() => setAsked(null)}
        onConfirm={() => void revert(false)}
        title={`Revert “${release.name}”?`}
      >
        Visitors see again what they saw before it. Later changes elsewhere stay.
      </ConfirmDialog>
      <ConfirmDialog
        confirmLabel="Revert anyway"
        isOpen={pending === 'force'}
        onCancel={() => setAsked(null)}
        onConfirm={() => void revert(true)}
        title="Some of it has changed since"
      >
        It was not reverted. Restore the state before the release, even where something newer was published? The newer
        versions stay in the history of each page.
      </ConfirmDialog>
    </div>
  )
}

function History({ release: { history } }: { release: Release }) {
  return (
    <section aria-label="History" className={own.panel}>
      <h2>History</h2>
      {history.length === 0 && <p>No events yet.</p>}
      <ol className={own.history}>
        {[...history].reverse().map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            <b>{what}</b> by {by} · <LocalTime iso={at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
