import { useEffect } from 'react'
import { listenToClipboard } from '../clipboard/listenToClipboard'
import { listenToWheel } from '../preview/listenToWheel'
import { useSession } from '../state/session'
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
