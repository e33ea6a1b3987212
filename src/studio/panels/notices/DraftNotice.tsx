'use client'

import { CircleAlert } from 'lucide-react'
import { useStore } from 'zustand/react'
import notice from '../bar/notice.module.css'
import { elementNameOf } from '../../describe/names'
import { useSession, useStudio } from '../../session/session'
import { livingDrafts } from '../../session/pendingInput/createDrafts'
import { type Draft } from '../../model/pendingInput'
import { goToDraft } from '../../session/pendingInput/goToDraft'

/** The texts without which a save went, or for which it was refused; each leads to its input. */
export function DraftNotice() {
  const told = useStore(useSession().drafts.store, (state) => state.told)
  return told === null ? null : <Refused told={told} />
}

function Refused({ told }: { told: 'refused' | 'left-out' }) {
  const session = useSession()
  const texts = useStore(session.drafts.store, ({ drafts }) => drafts)
  const tree = useStudio((state) => state.tree)
  const refused = livingDrafts({ drafts: texts, tree }).filter(
    ([key, { problem }]) => problem !== null || (told === 'left-out' && !session.drafts.isMounted(key)),
  )
  if (refused.length === 0) return null
  const nameOf = ({ place: { element }, label }: Draft) => {
    return element === null ? label : `${elementNameOf(session, element)}, ${label}`
  }
  return (
    <div className={notice.notice} data-notice="refused-texts" role="alert">
      <CircleAlert aria-hidden size={17} />
      <div>
        <p>
          {told === 'refused'
            ? 'Not published. Correct first what the page does not take:'
            : 'The page does not take this, so it is not saved:'}
        </p>
        {refused.map(([key, draft]) => (
          <p key={key}>
            <button className={notice.link} onClick={() => goToDraft({ session, key, draft })} type="button">
              {nameOf(draft)}
            </button>
            : {draft.problem ?? `“${draft.text}” is not added yet.`}
          </p>
        ))}
      </div>
    </div>
  )
}
