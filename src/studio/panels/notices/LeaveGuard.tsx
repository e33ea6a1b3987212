'use client'

import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from '../../ui/Link'
import { useRouter } from 'next/navigation'
import { listen } from '../../dom/listen'
import { saveAndTell } from '../../commands/pageCommands'
import { hasUnsaved } from '../../session/pendingInput/createPendingInputs'
import { reviewAddress } from '../../session/review/address'
import { type StudioSession, useEditor, useSession } from '../../session/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

const QUESTION = 'You have some unsaved changes. Are you sure you want to leave?'

/** `to`: the address, where it is known: another page of the studio is no way out of it. */
type Leave = (go: () => void, to?: string) => void

const LeaveContext = createContext<Leave>((go) => go())

/** Returns a function that leaves the studio, asking first when something is unsaved. */
function useLeave(): Leave {
  return useContext(LeaveContext)
}

/**
 * At the address of a review nothing is asked: comments are sent or kept in the browser, and what an editor has changed there all the same
 * is offered again when the page is opened.
 */
function asksBefore(session: StudioSession): boolean {
  return hasUnsaved(session.getState()) && !reviewAddress().isReview
}

/** Whoever leaves the studio is told that a release is still a draft. It is saved, so that closing the tab asks nothing. */
function leavesDraft({ boot }: StudioSession, to?: string): boolean {
  if (boot.release?.status !== 'draft' || !boot.canEdit || reviewAddress().isReview) return false
  return !to?.startsWith(`${boot.adminRoute}/studio/`)
}

/** How long the browser has to leave once that is decided, in milliseconds. After that, it asks again. */
const LEAVING_MS = 5000

/** Guards links, the back button and the closing of the tab. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const [go, setGo] = useState<(() => void) | null>(null)
  const [draftTo, setDraftTo] = useState<(() => void) | null>(null)
  const leavingUntil = useRef(0)
  const { canEdit, saveActions } = session.boot
  const canSave = canEdit && saveActions.saveDraft

  const leave = useCallback<Leave>(
    (next, to) => {
      if (asksBefore(session)) setGo(() => next)
      else if (leavesDraft(session, to)) setDraftTo(() => next)
      else next()
    },
    [session],
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // Whoever has just been asked is not asked by the browser as well.
      if (asksBefore(session) && Date.now() > leavingUntil.current) event.preventDefault()
    }
    return listen(window, { beforeunload: warn })
  }, [session])

  useGuardedBackButton({ leave })
  useLeavingCommand({ leave })

  const goNow = () => {
    leavingUntil.current = Date.now() + LEAVING_MS
    go?.()
  }
  /** What the page does not take, or the server refuses, keeps the editor here: a notice says what. */
  const saveAndGo = async () => {
    await saveAndTell({ session, action: 'saveDraft' })
    if (!hasUnsaved(session.getState())) goNow()
  }

  return (
    <LeaveContext value={leave}>
      {children}
      <ConfirmDialog
        cancelLabel="Stay"
        better={canSave ? { label: 'Save and leave', onChoose: () => void saveAndGo() } : null}
        confirmLabel="Leave"
        isOpen={go !== null}
        onCancel={() => setGo(null)}
        onConfirm={() => {
          setGo(null)
          goNow()
        }}
        title="Unsaved changes"
      >
        {QUESTION}
      </ConfirmDialog>
      <ConfirmDialog
        cancelLabel="Stay"
        confirmLabel="Leave"
        isOpen={draftTo !== null}
        onCancel={() => setDraftTo(null)}
        onConfirm={() => {
          setDraftTo(null)
          draftTo?.()
        }}
        title="The release is still a draft"
      >
        “{session.boot.release?.name}” is an unpublished draft. Visitors see nothing of it until it is published. Are
        you sure you want to leave?
      </ConfirmDialog>
    </LeaveContext>
  )
}

/** The first press of the browser's back button with unsaved changes asks; the page stands in the history twice for that. */
function useGuardedBackButton({ leave }: { leave: Leave }) {
  const session = useSession()
  useEffect(() => {
    let isArmed = false
    const arm = () => {
      if (isArmed || !(asksBefore(session) || leavesDraft(session))) return
      isArmed = true
      window.history.pushState(window.history.state, '', window.location.href)
    }
    const onPop = () => {
      if (!isArmed) return
      isArmed = false
      if (!asksBefore(session) && !leavesDraft(session)) return window.history.back()
      arm()
      leave(() => {
        isArmed = false
        window.history.go(-2)
      })
    }
    arm()
    const stop = session.editor.subscribe(arm)
    const stopPops = listen(window, { popstate: onPop })
    return () => {
      stop()
      stopPops()
    }
  }, [leave, session])
}

/** Goes where a command leads. */
function useLeavingCommand({ leave }: { leave: Leave }) {
  const { ui } = useSession()
  const router = useRouter()
  const address = useEditor((state) => state.ui.leavingTo)
  useEffect(() => {
    if (address === null) return
    ui.setState({ leavingTo: null })
    leave(() => router.push(address), address)
  }, [address, leave, router, ui])
}

interface LeaveLinkProps {
  href: string
  label: string
  className?: string
  children: ReactNode
}

/** A link out of the studio. With unsaved changes it asks first. */
export function LeaveLink({ href, label, className, children }: LeaveLinkProps) {
  const router = useRouter()
  const leave = useLeave()
  return (
    <Link
      aria-label={label}
      className={className}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        leave(() => router.push(href), href)
      }}
      title={label}
    >
      {children}
    </Link>
  )
}
