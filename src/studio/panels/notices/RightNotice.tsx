'use client'

import { LockKeyhole } from 'lucide-react'
import type { EditRight } from '../../model/collaboration'
import { useEditor, useSession } from '../../session/session'
import notice from '../bar/notice.module.css'

/** Whoever opened the page to edit it may not save it now: what becomes of what is on the screen. */
export function RightNotice() {
  const { boot } = useSession()
  const right = useEditor(({ people }) => people.right)
  const isSignedOut = useEditor(({ save }) => save.phase === 'signed-out')
  // Signing in is being asked for already.
  if (!boot.canEdit || right === 'kept' || isSignedOut) return null
  return (
    <div className={notice.warning} data-live-notice={`right-${right}`} role="status">
      <LockKeyhole aria-hidden size={17} />
      <p>{WORDS[right]}</p>
    </div>
  )
}

const WORDS: Record<Exclude<EditRight, 'kept'>, string> = {
  taken:
    'You may not change this page any more. What is on your screen stays and is kept in this browser: it can be saved as soon as you may change the page again. Ask an administrator.',
  'signed-out':
    'You are signed out. What is on your screen stays and is kept in this browser. Sign in in another tab, or save to sign in here.',
}
