'use client'

import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { instantText } from '../../../tree'
import { timeAgo } from '../../describe/times'
import type { ReviewComment } from '../../../contract/review'
import { partsOf } from '../../model/review'
import { useEditor, useSession } from '../../session/session'
import { SmallButton } from '../../ui/inputs/SmallButton'
import { CommentInput } from './CommentInput'
import buttons from '../../commands/commandButton.module.css'
import comments from './comments.module.css'
import styles from './review.module.css'

/** One comment; its author may change its words. */
export function Comment({ comment, thread }: { comment: ReviewComment; thread: string }) {
  const { save } = useSession()
  const { author, createdAt, editedAt, text } = comment
  const colleagues = useEditor((state) => state.review.colleagues)
  const [isEditing, setIsEditing] = useState(false)
  const date = createdAt === null ? null : new Date(createdAt)
  const isOwn = author?.id === save.store.getState().user
  return (
    <li className={styles.comment}>
      <p className={styles.by}>
        <b>{author?.name ?? 'Somebody'}</b>
        {date && (
          <time dateTime={date.toISOString()} title={instantText(date)}>
            {timeAgo(date, new Date())}
            {editedAt !== null && ', changed'}
          </time>
        )}
        {isOwn && !isEditing && (
          <SmallButton icon={Pencil} isIconOnly label="Change the comment" onClick={() => setIsEditing(true)} />
        )}
      </p>
      {isEditing ? (
        <Editing comment={comment} onClose={() => setIsEditing(false)} thread={thread} />
      ) : (
        <p className={styles.text}>
          {partsOf(text, colleagues).map((part, index) =>
            part.person ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>,
          )}
        </p>
      )}
    </li>
  )
}

function Editing({ comment, onClose, thread }: { comment: ReviewComment; onClose: () => void; thread: string }) {
  const { review } = useSession()
  const isBusy = useEditor((state) => state.review.isBusy)
  const [text, setText] = useState(comment.text)
  const send = async () => {
    if (text.trim() === '' || isBusy) return
    if (text === comment.text || (await review.edit(thread, comment.id, text))) onClose()
  }
  return (
    <>
      <CommentInput
        autoFocus
        label="Your comment"
        onCancel={onClose}
        onChange={setText}
        onSend={() => void send()}
        value={text}
      />
      <div className={comments.buttons}>
        <button className={buttons.plain} onClick={onClose} type="button">
          Cancel
        </button>
        <button className={buttons.primary} onClick={() => void send()} type="button">
          Change
        </button>
      </div>
    </>
  )
}
