import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Picture } from '../../api/pictures'
import type { Answer } from '../../api/request'
import { createId } from '../../../tree'

/** A file on its way into the media library. */
export interface Upload {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed, in a sentence. */
  problem: string | null
  /** Whether the same file may do better another time: not when a rule refuses it. */
  canRetry: boolean
  picture: Picture | null
}

export interface Uploads extends Pick<StoreApi<readonly Upload[]>, 'getState' | 'subscribe' | 'getInitialState'> {
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** Takes it off the list; one on its way is stopped. */
  remove: (key: string) => void
  /** Aborts running uploads. */
  stop: () => void
}

export type SendFile = (input: {
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}) => Promise<Answer<{ doc: Picture }>>

interface Input {
  send: SendFile
  /** Returns why a file is rejected before the upload. */
  refuse: (file: File) => string | null
  /** A file is in the library. They may arrive in another order than the one they were given in. */
  onDone: (picture: Picture, key: string) => void
}

/** The number of parallel uploads: more would not be faster. */
const AT_ONCE = 2

/** Uploads files independently: an error of one does not affect the others. */
export function createUploads({ send, refuse, onDone }: Input): Uploads {
  const store = createStore<readonly Upload[]>(() => [])
  const sending = new Map<string, AbortController>()
  const change = (key: string, part: Partial<Upload>) =>
    store.setState(
      store.getState().map((own) => (own.key === key ? { ...own, ...part } : own)),
      true,
    )

  const next = () => {
    if (sending.size >= AT_ONCE) return
    const waiting = store.getState().find(({ state }) => state === 'waiting')
    if (!waiting) return
    void sendOne(waiting)
    next()
  }
  const sendOne = async ({ key, file }: Upload) => {
    const controller = new AbortController()
    sending.set(key, controller)
    change(key, { state: 'sending', progress: 0 })
    const { signal } = controller
    const answer = await send({ file, signal, onProgress: (progress) => change(key, { progress }) })
    sending.delete(key)
    if (signal.aborted) return next()
    if (answer.ok) {
      change(key, { state: 'done', progress: 1, picture: answer.data.doc })
      onDone(answer.data.doc, key)
    } else {
      change(key, { state: 'failed', problem: answer.message, canRetry: isPassing(answer.status) })
    }
    next()
  }
  return {
    ...store,
    add: (files) => {
      const added = files.map((file): Upload => {
        const problem = refuse(file)
        const state = problem === null ? 'waiting' : 'failed'
        return { key: createId(), file, state, progress: 0, problem, canRetry: false, picture: null }
      })
      store.setState([...store.getState(), ...added], true)
      next()
    },
    retry: (key) => {
      change(key, { state: 'waiting', problem: null })
      next()
    },
    remove: (key) => {
      sending.get(key)?.abort()
      store.setState(
        store.getState().filter((own) => own.key !== key),
        true,
      )
    },
    stop: () => {
      for (const controller of sending.values()) controller.abort()
      store.setState(
        store.getState().filter(({ state }) => state === 'done' || state === 'failed'),
        true,
      )
    },
  }
}

/** The server was unreachable or busy, or the session has ended: a retry can succeed. */
function isPassing(status: number): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}
