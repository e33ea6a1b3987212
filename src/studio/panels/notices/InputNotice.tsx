'use client'

import { CircleAlert } from 'lucide-react'
import notice from '../bar/notice.module.css'
import { elementNameOf } from '../../describe/names'
import { useEditor, useSession, type StudioSession } from '../../session/session'
import { livingTexts } from '../../session/pendingInput/createPendingInputs'
import type { PendingText } from '../../model/pendingInput'
import { focusSoon } from '../../dom/regions'

/** The texts without which a save went, or for which it was refused; each leads to its input. */
export function InputNotice() {
  const reason = useEditor(({ input }) => input.notice)
  return reason === null ? null : <Refused reason={reason} />
}

function Refused({ reason: reason }: { reason: 'refused' | 'left-out' }) {
  const session = useSession()
  const texts = useEditor(({ input }) => input.texts)
  const tree = useEditor((state) => state.page.tree)
  const refused = livingTexts({ texts, tree }).filter(
    ([key, { problem }]) => problem !== null || (reason === 'left-out' && !session.input.isMounted(key)),
  )
  if (refused.length === 0) return null
  const nameOf = ({ place: { element }, label }: PendingText) => {
    return element === null ? label : `${elementNameOf(session, element)}, ${label}`
  }
  return (
    <div className={notice.notice} data-notice="refused-texts" role="alert">
      <CircleAlert aria-hidden size={17} />
      <div>
        <p>
          {reason === 'refused'
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

/** By then the panel is drawn; an input that is not there is gone for good: undo took its row away. */
const DRAWN_MS = 2000

/** Leads to the input in which a text was refused. */
function goToInput({ session, key, text }: { session: StudioSession; key: string; text: PendingText }): void {
  const { dispatch, input: inputs, ui, versions } = session
  const { element, tab, breakpoint } = text.place
  if (versions.store.getState().isOpen) versions.close()
  dispatch({ type: 'selectElements', ids: element === null ? [] : [element] })
  ui.setState({
    focusMode: false,
    ...(element === null ? { pageTab: tab } : { inspectorTab: tab }),
    ...(breakpoint ? { breakpoint } : {}),
  })
  const panel = element === null ? '[data-inspected-page]' : `[data-inspected-element="${CSS.escape(element)}"]`
  const input = `${panel} [name="${CSS.escape(text.name)}"]`
  focusSoon(input)
  setTimeout(() => {
    const shown = ui.getState()
    const isThere = element === null ? shown.pageTab === tab : shown.inspectorTab === tab
    const isShown =
      isThere && document.querySelector(panel) !== null && (!breakpoint || shown.breakpoint === breakpoint)
    if (isShown && !inputs.isMounted(key)) inputs.drop(key)
  }, DRAWN_MS)
}
