import { faultWords, lockOn } from '../../../tree'
import type { Point } from '../drag/geometry'
import type { FrameSession } from '../frameSession'
import { createTextHost, type TextEnd } from './createTextHost'
import { textOf, withText, spotsIn, type Spot } from './findSpot'

/** A change that was typed last comes back within this time, or was refused. */
const ECHO_MS = 1000

interface TextEditor {
  /** Edits a field's text where it stands; what cannot be edited there, in the inspector. What was edited before ends first. */
  start: (at: { spot: Spot; point: Point | null }) => Promise<void>
  stop: () => Promise<void>
}

/** Edits texts in place, one at a time. The studio hears every keystroke; the element does not render until the end. */
export function createTextEditor(session: FrameSession): TextEditor {
  let finish: (() => Promise<void>) | null = null

  const stop = async () => {
    const last = finish
    finish = null
    await last?.()
  }
  const start: TextEditor['start'] = async ({ spot, point }) => {
    await stop()
    const refusal = refusalOf({ session, spot })
    if (refusal !== null) return session.request({ type: 'refused', reason: refusal })
    if (!spot.text) return session.request({ type: 'editField', element: spot.element, field: spot.field.name })
    if (!spot.text.isConnected) return
    finish = open({
      session,
      spot: { ...spot, text: spot.text },
      point,
      onEnd: (end) => void stop().then(() => step({ end, spot })),
    })
  }
  const step = async ({ end, spot }: { end: TextEnd; spot: Spot }) => {
    if (end === 'done') return
    const spots = spotsIn({ session, element: spot.element })
    const at = spots.findIndex(({ field }) => field.name === spot.field.name)
    const next = at < 0 ? undefined : spots[end === 'next' ? at + 1 : at - 1]
    if (next) await start({ spot: next, point: null })
  }
  return { start, stop }
}

interface Open {
  session: FrameSession
  spot: Spot & { text: Text }
  point: Point | null
  onEnd: (end: TextEnd) => void
}

/** Begins; returns what ends it. */
function open({ session, spot, point, onEnd }: Open): () => Promise<void> {
  const { store, ui } = session
  const { element, field, text: own } = spot
  const read = () => ui.getState().tree.rows[element]?.[field.name]
  const shown = () => textOf({ field, value: read() })
  const text = shown() ?? ''
  const echoes = createEchoes(text)
  let last = text
  let isTouched = false
  const write = (value: unknown) => {
    isTouched = true
    last = textOf({ field, value }) ?? ''
    echoes.sent(last)
    session.intend({ type: 'fieldUpdate', id: element, field: field.name, value, typing: true })
  }
  const host = createTextHost({
    text,
    onText: (next) => write(withText({ field, value: read(), text: next })),
    onEnd,
  })
  const release = store.hold(element)
  const unsubscribe = ui.subscribe(({ tree }, earlier) => {
    if (tree === earlier.tree) return
    if (!tree.rows[element]) return onEnd('done')
    const next = shown()
    if (next !== null && echoes.isForeign(next)) host.setText(next)
  })
  own.replaceWith(host.node)
  ui.setState({ editing: { element, field: field.name } })
  host.focus(point)
  return async () => {
    host.freeze()
    unsubscribe()
    if (isTouched) session.request({ type: 'endTyping' })
    // The page's text would jump back for a moment if it were shown before the last keystroke has come back.
    await waitFor({ ui, isDone: () => !isTouched || shown() === last || !ui.getState().tree.rows[element] })
    host.node.replaceWith(own)
    release()
    ui.setState({ editing: null })
  }
}

function waitFor({ ui, isDone }: Pick<FrameSession, 'ui'> & { isDone: () => boolean }): Promise<void> {
  if (isDone()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, ECHO_MS)
    const unsubscribe = ui.subscribe(() => isDone() && end())
  })
}

/** Why a text must not be edited, in a sentence for the editor. */
function refusalOf({ session, spot }: { session: FrameSession; spot: Spot }): string | null {
  const row = session.store.tree().rows[spot.element]
  const lock = session.canUnlock ? null : lockOn(row, 'edit')
  return lock && faultWords(lock, session.slice)
}

/** Tells what somebody else wrote from what was typed here and comes back. */
interface Echoes {
  sent: (text: string) => void
  /** A text has arrived. `true`: it is not ours, show it. */
  isForeign: (text: string) => boolean
}

/** The studio answers every keystroke with the text as it is then: while answers are due, an older text is on its way to ours. */
export function createEchoes(start: string): Echoes {
  let shown = start
  let due: string[] = []
  return {
    sent: (text) => {
      shown = text
      due.push(text)
    },
    isForeign: (text) => {
      const at = due.indexOf(text)
      if (at >= 0) due = due.slice(at + 1)
      if (at >= 0 || due.length > 0 || text === shown) return false
      shown = text
      return true
    },
  }
}
