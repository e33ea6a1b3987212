'use client'

import { Check, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { goToThread } from '../../commands/reviewing'
import { elementNameOf } from '../../describe/names'
import { timeAgo } from '../../describe/times'
import type { Numbered } from '../../model/review'
import { colorOf, initialsOf } from '../../session/collaboration/people'
import { useCommentDraft } from '../../session/review/drafts'
import { useEditor, useSession } from '../../session/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { SmallButton } from '../../ui/inputs/SmallButton'
import { Comment } from './Comment'
import { CommentInput } from './CommentInput'
import buttons from '../../commands/commandButton.module.css'
import comments from './comments.module.css'
import styles from './review.module.css'
import { sizeName } from './sizeName'

/** One thread of the list. Its line leads to the spot; the open one has its answers below. */
export function Thread({ annotation, isOpen }: { annotation: Numbered; isOpen: boolean }) {
  const session = useSession()
  const { review, ui } = session
  const { uuid, number, element, breakpoint, status, author, comments: entries } = annotation
  const isGone = useEditor(({ page }) => element !== null && !Object.hasOwn(page.tree.rows, element))
  const [first, ...answers] = entries
  const name =
    element === null ? 'The page as a whole' : isGone ? 'Its element was deleted' : elementNameOf(session, element)
  return (
    <li
      className={styles.thread}
      data-is-gone={isGone || undefined}
      data-is-open={isOpen || undefined}
      data-status={status}
      data-thread={uuid}
    >
      <button
        aria-expanded={isOpen}
        className={styles.line}
        data-thread-title
        onClick={() => (isOpen ? review.store.setState({ thread: null }) : goToThread(session, uuid))}
        onMouseEnter={() => ui.setState({ hovered: element })}
        onMouseLeave={() => ui.setState({ hovered: null })}
        type="button"
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.about}>
          <b>{name}</b>
          <small>
            {sizeName(breakpoint)}
            {status === 'resolved' && ' · resolved'}
          </small>
        </span>
        {!isOpen && (
          <span className={styles.excerpt}>
            <Initials name={author?.name ?? ''} user={author?.id ?? ''} />
            <span className={styles.words}>{first?.text}</span>
            <small>
              {author?.name ?? 'Somebody'}, {timeAgo(new Date(annotation.createdAt), new Date())}
              {answers.length > 0 && ` · ${answers.length === 1 ? '1 answer' : `${answers.length} answers`}`}
            </small>
          </span>
        )}
      </button>
      {isOpen && <Talk annotation={annotation} />}
    </li>
  )
}

function Initials({ name, user }: { name: string; user: string }) {
  return (
    <span aria-hidden className={styles.initials} style={{ background: colorOf(user) }}>
      {initialsOf(name)}
    </span>
  )
}

/** All that was said, and the place for an answer. */
function Talk({ annotation }: { annotation: Numbered }) {
  const { boot, review, save } = useSession()
  const { uuid, status, author, comments: entries, resolvedBy } = annotation
  const isBusy = useEditor((state) => state.review.isBusy)
  const [text, setText] = useCommentDraft(boot.pageId, uuid)
  const [isDeleting, setIsDeleting] = useState(false)
  const me = save.store.getState().user
  const isResolved = status === 'resolved'
  const isOwn = author?.id === me && entries.every((comment) => comment.author?.id === me)
  const send = async () => {
    if (text.trim() === '' || isBusy) return
    if (await review.answer(uuid, text)) setText('')
  }
  return (
    <div className={styles.talk}>
      <ol aria-label="Comments" className={styles.comments}>
        {entries.map((comment) => (
          <Comment comment={comment} key={comment.id} thread={uuid} />
        ))}
      </ol>
      {isResolved && <p className={styles.resolved}>Resolved by {resolvedBy?.name ?? 'somebody'}.</p>}
      <CommentInput
        label="Answer"
        onChange={setText}
        onSend={() => void send()}
        placeholder="Answer… @ names a colleague."
        value={text}
      />
      <div className={comments.buttons}>
        {(isOwn || boot.isAdministrator) && (
          <SmallButton icon={Trash2} isIconOnly label="Delete the thread" onClick={() => setIsDeleting(true)} />
        )}
        <SmallButton
          icon={isResolved ? RotateCcw : Check}
          isOff={isBusy}
          label={isResolved ? 'Open again' : 'Resolve'}
          onClick={() => void review.setStatus(uuid, isResolved ? 'pending' : 'resolved')}
        />
        <button
          aria-disabled={text.trim() === '' || isBusy}
          className={buttons.primary}
          data-send
          onClick={() => void send()}
          type="button"
        >
          Answer
        </button>
      </div>
      <ConfirmDialog
        confirmLabel="Delete"
        isOpen={isDeleting}
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => {
          setIsDeleting(false)
          void review.remove(uuid)
        }}
        title="Delete this thread?"
      >
        Its comments are gone for everybody. A thread that was dealt with is resolved instead.
      </ConfirmDialog>
    </div>
  )
}
