import { faultWords, lockOn } from '../../../tree'
import type { Point } from '../drag/geometry'
import type { FrameSession } from '../frameSession'
import { createTextHost } from './createTextHost'
import { spotsIn, textOf, withText, type Spot } from './findSpot'
import type { Host, HostInput, TextEnd } from './host'
import { keepKeys, loadRichHost } from './rich/loadRichHost'

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
  let started = 0

  const stop = async () => {
    started++
    const last = finish
    finish = null
    await last?.()
  }
  const start: TextEditor['start'] = async ({ spot, point }) => {
    await stop()
    const own = started
    const refusal = refusalOf({ session, spot })
    if (refusal !== null) return session.request({ type: 'refused', reason: refusal })
    if (!spot.shown) return session.request({ type: 'editField', element: spot.element, field: spot.field.name })
    if (!spot.shown.isConnected) return
    const makeHost = spot.shown instanceof Text ? textHost(spot, spot.shown) : await richHost(session, spot, spot.shown)
    // Something else was begun meanwhile, or the page is another.
    if (own !== started || !makeHost || !spot.shown.isConnected) return
    finish = open({ session, spot, point, makeHost, onEnd: (end) => void stop().then(() => step({ end, spot })) })
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

type MakeHost = (input: HostInput) => Host

function textHost({ field }: Spot, own: Text): MakeHost {
  return ({ value, onChange, onEnd }) => {
    let stored = value
    const { setText, ...host } = createTextHost({
      own,
      text: textOf({ field, value }) ?? '',
      onText: (text) => {
        stored = withText({ field, value: stored, text })
        onChange(stored, true)
      },
      onEnd,
    })
    const show = (next: unknown) => {
      const text = textOf({ field, value: next })
      const isOther = text !== textOf({ field, value: stored })
      stored = next
      if (text !== null && isOther) setText(text)
    }
    return { ...host, show }
  }
}

/** The editor of rich text comes with the first text that is edited. What is typed until then is typed into it. */
async function richHost(session: FrameSession, { element, field }: Spot, node: HTMLElement): Promise<MakeHost | null> {
  const keys = keepKeys()
  try {
    const { createRichHost } = await loadRichHost()
    return (input) => createRichHost({ ...input, session, element, field, node, typed: keys.stop() })
  } catch {
    session.request({ type: 'editField', element, field: field.name })
    return null
  } finally {
    // After the editor is there.
    setTimeout(keys.stop)
  }
}

interface Open {
  session: FrameSession
  spot: Spot
  point: Point | null
  makeHost: MakeHost
  onEnd: (end: TextEnd) => void
}

/** Begins; returns what ends it. */
function open({ session, spot, point, makeHost, onEnd }: Open): () => Promise<void> {
  const { store, ui } = session
  const { element, field } = spot
  const read = () => ui.getState().tree.rows[element]?.[field.name]
  const echoes = createEchoes(keyOf(read()))
  let last = keyOf(read())
  let isTouched = false
  const release = store.hold(element)
  const host = makeHost({
    value: read(),
    onChange: (value, typing) => {
      isTouched = true
      last = keyOf(value)
      echoes.sent(last)
      session.intend({ type: 'fieldUpdate', id: element, field: field.name, value, typing })
    },
    onEnd,
  })
  const unsubscribe = ui.subscribe(({ tree, answer }, earlier) => {
    if (answer && answer !== earlier.answer) host.take?.(answer)
    if (tree === earlier.tree) return
    if (!tree.rows[element]) return onEnd('done')
    const next = read()
    if (echoes.isForeign(keyOf(next))) host.show(next)
  })
  ui.setState({ editing: { element, field: field.name, bar: host.bar ?? null } })
  host.focus(point)
  return async () => {
    host.freeze()
    unsubscribe()
    if (isTouched) session.request({ type: 'endTyping' })
    // The page's text would jump back for a moment if it were shown before the last keystroke has come back.
    await waitFor({ ui, isDone: () => !isTouched || keyOf(read()) === last || !ui.getState().tree.rows[element] })
    host.remove()
    release()
    ui.setState({ editing: null })
  }
}

/** A value as what it is compared by. */
function keyOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
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
