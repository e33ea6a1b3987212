'use client'

import { useRef, useState } from 'react'
import { saveAndTell } from '../../commands/pageCommands'
import { goToFinding } from '../../commands/goTo'
import { lifecycleOf, lifecyclePlaceOf } from '../../commands/lifecycleCommands'
import { accept } from '../../commands/publishing'
import { focusRegion } from '../../dom/regions'
import type { Finding } from '../../../slices/checks'
import type { PublishQuestion } from '../../session/editorStore'
import { useEditor, useSession } from '../../session/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { redirectFrom } from '../../ui/lifecycle/redirectFrom'
import { RedirectOffer } from '../../ui/lifecycle/RedirectOffer'
import { FindingList } from '../elements/checks/ChecksPane'
import styles from './publish.module.css'

/** What an editor should know before visitors see the page. Errors have to be corrected; everything else can be published as it is. */
export function PublishDialog() {
  const question = useEditor(({ ui }) => ui.publishing)
  return question && <Question question={question} />
}

function Question({ question }: { question: PublishQuestion }) {
  const session = useSession()
  const { action, findings, oldPath } = question
  const path = useEditor(({ page }) => page.page.path)
  const [isRedirected, setIsRedirected] = useState(true)
  const errors = findings.filter(({ level }) => level === 'error')
  const hints = findings.filter(({ level }) => level === 'hint')
  const isStopped = errors.length > 0
  /** Where the focus goes when the dialog is gone. */
  const next = useRef<(() => void) | null>(null)
  const close = (then?: () => void) => {
    // Radix says once more that it closes.
    next.current ??= then ?? null
    session.ui.setState({ publishing: null })
  }
  const go = (finding: Finding) => close(() => goToFinding(session, finding))
  const publish = async () => {
    accept(session, question)
    const isDone = await saveAndTell({ session, action, isConfirmed: true })
    if (isDone && oldPath !== null && isRedirected)
      await redirectFrom({ place: lifecyclePlaceOf(session.boot), page: lifecycleOf(session), path: oldPath })
  }
  const showAll = () => {
    session.ui.setState({ leftTab: 'checks', focusMode: false })
    close(() => focusRegion('left'))
  }
  return (
    <ConfirmDialog
      cancelLabel="Not yet"
      confirmLabel={isStopped ? 'Show in the list' : findings.length > 0 ? 'Publish anyway' : 'Publish'}
      details={
        <>
          {findings.length > 0 && (
            <div className={styles.findings} tabIndex={-1}>
              <FindingList findings={errors} onGo={go} title="Stops publishing" />
              <FindingList findings={hints} onGo={go} title="Good to know" />
            </div>
          )}
          {!isStopped && oldPath !== null && (
            <RedirectOffer from={oldPath} isChosen={isRedirected} onChoose={setIsRedirected} to={path} />
          )}
        </>
      }
      isOpen
      onCancel={() => close()}
      onClosed={() => next.current}
      onConfirm={() => (isStopped ? showAll() : void publish())}
      title={
        isStopped ? 'Not published yet' : findings.length > 0 ? 'Before visitors see it' : 'The page gets a new address'
      }
    >
      {isStopped
        ? 'Correct this first. Each line leads to its place.'
        : findings.length > 0
          ? 'This stands on the page. Each line leads to its place.'
          : 'Visitors know the page by its old one.'}
    </ConfirmDialog>
  )
}
