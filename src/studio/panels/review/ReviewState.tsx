'use client'

import { useState } from 'react'
import { CommandButton } from '../../commands/CommandButton'
import { commandById } from '../../commands/registry'
import { describeReview } from '../../describe/describeReview'
import { openThreads } from '../../model/review'
import { useEditor, useSession } from '../../session/session'
import buttons from '../../commands/commandButton.module.css'
import styles from './state.module.css'
import comments from './comments.module.css'

/** Where the review stands, and what this person may say about it. */
export function ReviewState() {
  const { boot } = useSession()
  const review = useEditor((state) => state.page.review)
  const rev = useEditor((state) => state.page.rev)
  const [isAsking, setIsAsking] = useState(false)
  const open = useEditor((state) => openThreads(state.page.review))
  const ask = commandById('ask-for-review')
  const { state, title, text } = describeReview({ review, rev, isRequired: boot.review.required })
  return (
    <section aria-label="State of the review" className={styles.state} data-review-state={state}>
      <p aria-live="polite">
        <b className={styles.badge} data-state={state}>
          {title}
        </b>
        {text !== '' && <span>{text}</span>}
      </p>
      {boot.canApprove && state !== 'approved' && open > 0 && (
        <p data-open-threads={open}>
          {open === 1 ? '1 thread is' : `${open} threads are`} still open. Read {open === 1 ? 'it' : 'them'} before you
          approve the page.
        </p>
      )}
      {isAsking ? (
        <AskForm onClose={() => setIsAsking(false)} />
      ) : (
        <div className={comments.buttons}>
          {ask?.replaces && <CommandButton command="ask-for-review" look="plain" />}
          {boot.canEdit && ask && !ask.replaces && (
            <button className={buttons.plain} data-ask-for-review onClick={() => setIsAsking(true)} type="button">
              Ask for a review…
            </button>
          )}
          {boot.canApprove && (
            <>
              <CommandButton command="ask-for-changes" label="Ask for changes" look="plain" />
              <CommandButton command="approve-page" label="Approve" look="primary" />
            </>
          )}
        </div>
      )}
    </section>
  )
}

/** Who is asked. Nobody in particular: whoever may approve finds the page in the list of reviews. */
function AskForm({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { review, save } = session
  const colleagues = useEditor((state) => state.review.colleagues)
  const me = save.store.getState().user
  const others = colleagues.filter(({ id, mayApprove }) => mayApprove && id !== me)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const enabled = useEditor(() => commandById('ask-for-review')?.enabled(session))
  const send = async () => {
    if (enabled === true && (await review.ask(chosen))) onClose()
  }
  return (
    <fieldset className={styles.ask}>
      <legend>Who should look at it?</legend>
      {others.map(({ id, name }) => (
        <label key={id}>
          <input
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
            type="checkbox"
          />
          {name}
        </label>
      ))}
      <p>
        {chosen.length === 0 ? 'Nobody chosen: whoever may approve finds it under Reviews.' : 'They get an e-mail.'}
      </p>
      {enabled !== true && <p role="status">Not now: {enabled}.</p>}
      <div className={comments.buttons}>
        <button className={buttons.plain} onClick={onClose} type="button">
          Cancel
        </button>
        <button
          aria-disabled={enabled !== true}
          className={buttons.primary}
          data-command="ask-for-review"
          onClick={() => void send()}
          type="button"
        >
          Ask
        </button>
      </div>
    </fieldset>
  )
}
