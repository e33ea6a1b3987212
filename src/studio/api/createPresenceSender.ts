import type { StoreApi } from 'zustand/vanilla'
import { tellPresence, type OpenWindow } from '../../contract/collaboration'
import type { AnswerOf, InputOf } from '../../contract/endpoint'
import { createId } from '../../tree'
import type { StudioStore } from '../model'
import type { EditRight } from '../model/collaboration'
import { callPage, pageAddress, type PagePlace } from './pagePlace'

export interface PresenceSender {
  /** Names this window; another one each time that the studio opens. */
  window: string
  /** Sends at once, as another process may have no entry of this window. */
  repeat: () => void
  /** Reports that this hidden window is open but no longer subscribed. */
  rest: () => void
  stop: () => void
}

type Presence = InputOf<typeof tellPresence>['body']
type Where = Pick<OpenWindow, 'breakpoint'>

interface Input {
  place: PagePlace
  store: StudioStore
  /** Where the breakpoint that is shown can be read and watched. */
  ui: Pick<StoreApi<Where>, 'getState' | 'subscribe'>
  onAnswer: (answer: AnswerOf<typeof tellPresence>) => void
  /** The page no longer exists. */
  onMissing: () => void
  onRight: (right: EditRight) => void
}

const EVERY = 10_000
/** Browsers slow hidden windows down to one timer a minute anyway. */
const EVERY_WHEN_HIDDEN = 60_000
/** Arrow keys in the tree select one element after the other. */
const REST = 250
const IDLE_AFTER = 3 * 60_000
const GESTURES = ['pointerdown', 'keydown'] as const

/** Reports to the server that this window has the page open, and the selection in it, one request at a time. */
export function createPresenceSender({ place, store, ui, onAnswer, onMissing, onRight }: Input): PresenceSender {
  const own = createId()
  let seq = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isDue = false
  let activeAt = Date.now()
  let isResting = false
  let isStopped = false

  const state = (): OpenWindow['state'] => {
    if (document.visibilityState === 'hidden') return 'away'
    return Date.now() - activeAt > IDLE_AFTER ? 'idle' : 'here'
  }
  const body = (as: Presence['state']): Presence => {
    seq += 1
    const element = store.getState().selection.elements[0] ?? null
    return { window: own, seq, state: as, element, breakpoint: ui.getState().breakpoint, isResting }
  }
  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), wait)
  }
  const send = async () => {
    if (isSending) {
      isDue = true
      return
    }
    isSending = true
    const answer = await callPage(place, tellPresence, { body: body(state()) })
    isSending = false
    if (isStopped) return
    if (answer.ok) {
      // A server of an older build omits `mayEdit`.
      onRight(answer.data.mayEdit === false ? 'taken' : 'kept')
      onAnswer(answer.data)
    } else if (answer.status === 404) onMissing()
    else if (answer.status === 401 || answer.status === 403) onRight(answer.status === 401 ? 'signed-out' : 'taken')
    plan(isDue ? REST : document.visibilityState === 'hidden' ? EVERY_WHEN_HIDDEN : EVERY)
    isDue = false
  }
  const leave = () => {
    clearTimeout(timer)
    const url = pageAddress(place, tellPresence)
    navigator.sendBeacon(url, new Blob([JSON.stringify(body('left'))], { type: 'application/json' }))
  }
  const noticeGesture = () => {
    const wasIdle = state() === 'idle'
    activeAt = Date.now()
    if (wasIdle) plan(0)
  }
  const followVisibility = () => {
    isResting = false
    plan(0)
  }

  const stopStore = store.subscribe((now, before) => {
    if (now.tree !== before.tree) noticeGesture()
    if (now.selection.elements[0] !== before.selection.elements[0]) plan(REST)
  })
  const stopUi = ui.subscribe((now, before) => {
    if (now.breakpoint !== before.breakpoint) plan(REST)
  })
  for (const gesture of GESTURES) document.addEventListener(gesture, noticeGesture, { capture: true, passive: true })
  document.addEventListener('visibilitychange', followVisibility)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', followVisibility)
  plan(0)

  return {
    window: own,
    repeat: () => plan(0),
    rest: () => {
      isResting = true
      plan(0)
    },
    stop: () => {
      isStopped = true
      stopStore()
      stopUi()
      for (const gesture of GESTURES) document.removeEventListener(gesture, noticeGesture, { capture: true })
      document.removeEventListener('visibilitychange', followVisibility)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', followVisibility)
      leave()
    },
  }
}
