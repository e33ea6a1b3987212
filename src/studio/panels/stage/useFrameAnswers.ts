import { useEffect, useRef, useState } from 'react'
import { listen } from '../../dom/listen'
import { isFrameLoaded, reloadFrame } from '../../dom/previewFrame'
import { useSession } from '../../session/session'
import { BEAT_MS } from '../../sync/receiver'

/** Whether the preview answers: yes, not for a while, or not although it was loaded anew. */
export type FrameAnswers = 'yes' | 'late' | 'no'

/** Beats without a word of the frame. Counted, not timed: both windows share a thread and are put to sleep together. */
const LATE = 3
const GONE = 6

/** Watches whether the frame is heard, and loads it anew when it is not. */
export function useFrameAnswers(frame: HTMLIFrameElement | null): { answers: FrameAnswers; reload: () => void } {
  const { channel } = useSession()
  const [answers, setAnswers] = useState<FrameAnswers>('yes')
  const silence = useRef(0)
  useEffect(() => {
    if (!frame) return
    const reconnect = () => {
      // What is still on its way would have to begin again.
      if (silence.current >= LATE && isFrameLoaded(frame)) reloadFrame(frame)
    }
    const beat = () => {
      if (document.visibilityState !== 'visible') return
      silence.current += 1
      if (silence.current === LATE) reconnect()
      if (silence.current >= LATE) setAnswers(silence.current < GONE ? 'late' : 'no')
    }
    const hear = () => {
      silence.current = 0
      setAnswers('yes')
    }
    hear()
    const beating = setInterval(beat, BEAT_MS)
    const stops = [channel.onFrame(hear), listen(window, { online: reconnect })]
    return () => {
      clearInterval(beating)
      stops.forEach((stop) => stop())
    }
  }, [channel, frame])
  const reload = () => {
    if (!frame) return
    silence.current = LATE
    setAnswers('late')
    reloadFrame(frame)
  }
  return { answers, reload }
}
