import { useEffect, useState } from 'react'
import { untilIdle } from '../../render/parts/wakeUp'

let hasBeenIdle = false

/** Whether the window has opened so far that the browser had nothing better to do. What may wait until then does not slow the opening down. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(hasBeenIdle)
  useEffect(() => {
    if (isIdle) return
    return untilIdle(() => {
      hasBeenIdle = true
      setIsIdle(true)
    })
  }, [isIdle])
  return isIdle
}
