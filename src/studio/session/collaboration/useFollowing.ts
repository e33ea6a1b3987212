import { useEffect } from 'react'
import type { StudioSession } from '../session'
import { useIdle } from '../../dom/useIdle'
import { startLive } from './startLive'

/** Follows what others do while the page is open. Opening the page comes first. */
export function useFollowing(session: StudioSession): void {
  const isIdle = useIdle()
  useEffect(() => (isIdle ? startLive(session) : undefined), [isIdle, session])
}
