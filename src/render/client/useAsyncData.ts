import { useCallback, useEffect, useState } from 'react'

/** Where asked-for data is: nobody has asked, asked for, there, or refused. */
export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

/** What {@link useAsyncData} knows. */
export interface AsyncData<Data> {
  status: AsyncStatus
  /** The last answer; it stays while another is asked for, and when that one fails. */
  data: Data | undefined
  error: unknown
  /** Whether to show that something loads: `pending` for 200 ms, so that quick answers do not flicker. */
  isSlow: boolean
  /** Asks now, or again. An answer to an earlier question that comes later is dropped. */
  ask: () => void
}

/** How {@link useAsyncData} asks. */
export interface AsyncDataOptions {
  /** `false`: waits for `ask()`. Default `true`: asks when the component is shown, and whenever `load` is another function. */
  immediate?: boolean
}

/** From when on a page shows that it loads, in milliseconds. */
const SLOW_MS = 200

type State<Data> = Pick<AsyncData<Data>, 'status' | 'data' | 'error' | 'isSlow'>

/**
 * Data for an island that comes after the page. `load` is given a signal that ends when nobody waits for it any more; keep it the same
 * function as long as it asks the same (`useCallback`, or one outside the component).
 */
export function useAsyncData<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  { immediate = true }: AsyncDataOptions = {},
): AsyncData<Data> {
  const [asked, setAsked] = useState(immediate ? 1 : 0)
  const [state, setState] = useState<State<Data>>({ status: 'idle', data: undefined, error: undefined, isSlow: false })
  useEffect(() => {
    if (asked === 0) return
    const { signal, abort } = abortable()
    const change = (changed: Partial<State<Data>>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...changed }))
    }
    const timer = setTimeout(() => change({ isSlow: true }), SLOW_MS)
    const end = (changed: Partial<State<Data>>) => {
      clearTimeout(timer)
      change({ ...changed, isSlow: false })
    }
    change({ status: 'pending', error: undefined })
    load(signal).then(
      (data) => end({ status: 'success', data }),
      (error: unknown) => end({ status: 'error', error }),
    )
    return () => {
      clearTimeout(timer)
      abort()
    }
  }, [asked, load])
  const ask = useCallback(() => setAsked((count) => count + 1), [])
  return { ...state, ask }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
