'use client'

import { CircleAlert } from 'lucide-react'
import notice from '../bar/notice.module.css'
import { elementName } from '../../describe/elementName'
import { useEditor, useSession } from '../../session/session'
import { livingTexts } from '../../session/pendingInput/createPendingInputs'
import type { PendingText } from '../../model/pendingInput'
import { goToInput } from './goToInput'

/** The texts without which a save went, or for which it was refused; each leads to its input. */
export function InputNotice() {
  const told = useEditor(({ input }) => input.told)
  return told === null ? null : <Refused told={told} />
}

function Refused({ told }: { told: 'refused' | 'left-out' }) {
  const session = useSession()
  const texts = useEditor(({ input }) => input.texts)
  const tree = useEditor((state) => state.page.tree)
  const refused = livingTexts({ texts, tree }).filter(
    ([key, { problem }]) => problem !== null || (told === 'left-out' && !session.input.isMounted(key)),
  )
  if (refused.length === 0) return null
  const nameOf = ({ place: { element }, label }: PendingText) => {
    return element === null ? label : `${elementName(session, element)}, ${label}`
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
        {refused.map(([key, text]) => (
          <p key={key}>
            <button className={notice.link} onClick={() => goToInput({ session, key, text })} type="button">
              {nameOf(text)}
            </button>
            : {text.problem ?? `“${text.text}” is not added yet.`}
          </p>
        ))}
      </div>
    </div>
  )
}
