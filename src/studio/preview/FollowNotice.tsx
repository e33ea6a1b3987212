'use client'

import type { Following } from '../sync/connectFrame'
import styles from './followNotice.module.css'
import { useFrameUi } from './frameSession'

const TEXTS: Record<Following, string | null> = {
  now: null,
  waiting: 'No studio has this page open. You see the newest draft.',
  left: 'The studio is closed. You see the page as it was; it goes on when the studio opens again.',
}

/** Whether the studio is followed, for tests and scripts; a window of its own says it to people as well when nothing moves there. */
export function FollowNotice() {
  const following = useFrameUi((ui) => ui.following)
  const isOwnWindow = useFrameUi((ui) => ui.isOwnWindow)
  return (
    <>
      <span data-voix-connected={following === 'now'} hidden />
      {isOwnWindow && (
        <div className={styles.place} data-voix-following={following} role="status">
          {TEXTS[following] !== null && <p className={styles.notice}>{TEXTS[following]}</p>}
        </div>
      )}
    </>
  )
}
