'use client'

import { Rocket } from 'lucide-react'
import type { EndReason } from '../../../contract/collaboration'
import type { ReleaseEnd } from '../../model/collaboration'
import { hasUnsaved } from '../../session/pendingInput/createPendingInputs'
import { useEditor, useSession } from '../../session/session'
import notice from '../bar/notice.module.css'

/** The release in which the page was open has ended: what happened, where the page is open now, and what is unsaved. */
export function ReleaseNotice() {
  const { people } = useSession()
  const ended = useEditor((state) => state.people.ended)
  const broughtFrom = useEditor((state) => state.people.broughtFrom)
  const isUnsaved = useEditor(hasUnsaved)
  const user = useEditor(({ save }) => save.user)
  const end = ended ?? broughtFrom
  if (!end) return null
  return (
    <div className={notice.offer} data-live-notice={ended ? 'release-ending' : 'release-ended'} role="status">
      <Rocket aria-hidden size={17} />
      <p>
        {sentence(end, user)}{' '}
        {ended
          ? 'The page is being opened outside of it. What is not saved comes along.'
          : isUnsaved
            ? UNSAVED[end.how]
            : 'The page is open outside of it now.'}{' '}
        {!ended && (
          <button className={notice.link} onClick={() => people.setState({ broughtFrom: null })} type="button">
            Close
          </button>
        )}
      </p>
    </div>
  )
}

function sentence({ release, how, by }: ReleaseEnd, user: string): string {
  const who = by === null ? '' : by.id === user ? ' by you, in another window' : ` by ${by.name || 'somebody'}`
  if (how === 'left') return `This page was taken out of the release “${release.name}”${who}.`
  return `The release “${release.name}” was ${how}${who}.`
}

const ONLY_UNSAVED =
  'The page is open outside of it now, with your unsaved changes. Save them here as a draft, or publish them.'
const ALL =
  'The page is open outside of it now, with all that the release had of it as unsaved changes. Save them as a draft to keep them.'

const UNSAVED: Record<EndReason, string> = { published: ONLY_UNSAVED, reverted: ONLY_UNSAVED, deleted: ALL, left: ALL }
