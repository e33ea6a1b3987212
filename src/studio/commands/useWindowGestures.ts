import { useEffect } from 'react'
import { listenToClipboard } from './listenToClipboard'
import { listenToWheel } from './listenToWheel'
import { useSession } from '../session/session'
import { listenToKeys } from './listenToKeys'

/** Keys, clipboard and wheel of the studio's window. */
export function useWindowGestures(): void {
  const session = useSession()
  useEffect(() => {
    const stops = [
      listenToKeys(session),
      listenToClipboard({ session, target: window }),
      listenToWheel({ session, target: window }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [session])
}
