'use client'

import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useEditor, useSession } from '../../session/session'
import { RETRY_REASONS } from '../../describe/describeStatus'
import styles from '../bar/notice.module.css'

/** The server is away, busy, or fails: when it is tried again, and a way to try now. */
export function RetryNotice() {
  const { save } = useSession()
  const retryAt = useEditor(({ save }) => save.retryAt)
  const reason = useEditor(({ save }) => save.retryReason) ?? 'unreachable'
  const message = useEditor(({ save }) => save.message)
  const seconds = useSecondsUntil(retryAt)
  const [isOnline, setIsOnline] = useState(() => navigator.onLine)
  useEffect(() => {
    const follow = () => {
      setIsOnline(navigator.onLine)
      if (navigator.onLine) save.retryNow()
    }
    window.addEventListener('online', follow)
    window.addEventListener('offline', follow)
    return () => {
      window.removeEventListener('online', follow)
      window.removeEventListener('offline', follow)
    }
  }, [save])
  return (
    <div className={styles.warning} data-phase="retrying" role="status">
      <CloudOff aria-hidden size={17} />
      <p>
        {isOnline
          ? `${message ?? RETRY_REASONS[reason]} Your changes are kept in this browser.`
          : 'You are offline. Your changes are kept in this browser and saved when the connection is back.'}{' '}
        {seconds > 0 && <span aria-live="off">Trying again in {seconds} s.</span>}{' '}
        <button className={styles.link} data-command="retry-now" onClick={() => save.retryNow()} type="button">
          Retry now
        </button>
      </p>
    </div>
  )
}

function useSecondsUntil(time: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return time === null ? 0 : Math.max(0, Math.ceil((time - now) / 1000))
}
