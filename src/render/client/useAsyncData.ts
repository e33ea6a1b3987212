import { useCallback, useEffect, useState } from 'react'

/** The state of a request: not sent, in progress, succeeded, or failed. */
export type AsyncStatus = 'idle' | 'pending' | 'success' | 'error'

/** The result of {@link useAsyncData}. */
export interface AsyncData<Data> {
  status: AsyncStatus
  /** The last response. It stays during the next request, and if that one fails. */
  data: Data | undefined
  error: unknown
  /** Whether to show a loading state: after 200 ms of `pending`, so that fast responses do not flicker. */
  isSlow: boolean
  /** Sends the request, or sends it again. A late response to an earlier request is dropped. */
  ask: () => void
}

/** Options of {@link useAsyncData}. */
export interface AsyncDataOptions {
  /**
   * `false`: waits for `ask()`. Default `true`: sends a request when the component mounts, and whenever `load` changes.
   */
  immediate?: boolean
}

/** Milliseconds before a page shows that it loads. */
const SLOW_MS = 200

type State<Data> = Pick<AsyncData<Data>, 'status' | 'data' | 'error' | 'isSlow'>

/**
 * Loads data for an island after the page. `load` gets a signal that aborts when the data is no longer needed. Keep it
 * the same function for the same request (`useCallback`, or one outside the component).
 */
export function useAsyncData<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  { immediate = true }: AsyncDataOptions = {},
): AsyncData<Data> {
  const [runs, setAsked] = useState(immediate ? 1 : 0)
  const [state, setState] = useState<State<Data>>({ status: 'idle', data: undefined, error: undefined, isSlow: false })
  useEffect(() => {
    if (runs === 0) return
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
  }, [runs, load])
  const ask = useCallback(() => setAsked((count) => count + 1), [])
  return { ...state, ask }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
