import { fieldTypeOf } from '../../../slices'
import { faultWords, lockOn } from '../../../tree'
import { innerValue, type InnerPath } from '../../model/innerPath'
import type { Point } from '../drag/geometry'
import type { FrameSession } from '../frameSession'
import { TREE } from '../frameStore'
import { createTextHost } from './createTextHost'
import { textOf, withText, type TextAddress } from './fieldText'
import { isSameText, spotsIn, type Spot } from './findSpot'
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
  const begin = async ({ find, point }: { find: () => Spot | undefined; point: Point | null }) => {
    // What was edited before waits for its last letter, and an editor may have to be loaded: nothing that is typed meanwhile is lost.
    const keys = keepKeys()
    try {
      await stop()
      const own = started
      const spot = find()
      const makeHost = spot && (await hostFor({ session, spot }))
      // Something else was begun meanwhile, or the page is another.
      if (!makeHost || own !== started || !isThere(spot)) return
      const onEnd = (end: TextEnd) => void (end === 'done' ? stop() : step({ end, spot }))
      const { finish: end, host } = open({ session, spot, point, makeHost, onEnd })
      finish = end
      host.type(keys.stop())
    } finally {
      keys.stop()
    }
  }
  const step = ({ end, spot }: { end: TextEnd; spot: Spot }) => {
    const find = () => {
      const spots = spotsIn({ session, element: spot.element })
      const at = spots.findIndex((one) => isSameText(one, spot))
      return at < 0 ? undefined : spots[end === 'next' ? at + 1 : at - 1]
    }
    return begin({ find, point: null })
  }
  // What was edited before has stood in the way, and the element has been rendered since.
  const again = (spot: Spot) =>
    isThere(spot) ? spot : spotsIn({ session, element: spot.element }).find((one) => isSameText(one, spot))
  return { start: ({ spot, point }) => begin({ find: () => again(spot) ?? spot, point }), stop }
}

/** Whether the page is as it was when the place was found. What is edited in the inspector has none. */
function isThere({ shown, stand }: Spot): boolean {
  if (!stand) return shown?.isConnected ?? true
  return stand.parent.isConnected && (stand.before === null || stand.before.parentNode === stand.parent)
}

/** What a text is edited in; `null`: it is not edited here, and the editor is told why or taken to where it is. */
async function hostFor({ session, spot }: { session: FrameSession; spot: Spot }): Promise<MakeHost | null> {
  const { element, name, at, field, shown } = spot
  const refusal = refusalOf({ session, spot })
  if (refusal !== null) session.request({ type: 'refused', reason: refusal })
  if (refusal !== null) return null
  if (shown instanceof Text) return textHost({ session, spot, own: shown })
  try {
    // The editor of rich text comes with the first one that is edited.
    const rich = shown && (await loadRichHost())
    if (rich) return (input) => rich.createRichHost({ ...input, session, element, name, at, field, node: shown })
  } catch {
    // The inspector has one of its own.
  }
  session.request({ type: 'editField', element, ...fieldAt(spot) })
  return null
}

type MakeHost = (input: HostInput) => Host

function textHost({ session, spot, own }: { session: FrameSession; spot: Spot; own: Text }): MakeHost {
  const { element, field } = spot
  const isLink = fieldTypeOf(field).type === 'link'
  return ({ value, onChange, onEnd }) => {
    let stored = value
    const { setText, ...host } = createTextHost({
      own,
      text: textOf({ field, value }) ?? '',
      label: field.label,
      onText: (text) => {
        stored = withText({ field, value: stored, text })
        onChange(stored, true)
      },
      onEnd,
      onLink: isLink ? () => session.request({ type: 'chooseLink', element, ...fieldAt(spot) }) : undefined,
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

interface Open {
  session: FrameSession
  spot: Spot
  point: Point | null
  makeHost: MakeHost
  onEnd: (end: TextEnd) => void
}

/** Begins; returns what ends it. */
function open({ session, spot, point, makeHost, onEnd }: Open): { finish: () => Promise<void>; host: Host } {
  const { store, ui } = session
  const { element, name, at, stand } = spot
  const found = () => {
    const row = store.tree().rows[element]
    return row ? innerValue(row[name], at) : null
  }
  const read = () => found()?.value
  const echoes = createEchoes(keyOf(read()))
  let last = keyOf(read())
  let isTouched = false
  const release = store.hold(element)
  stand?.parent.insertBefore(stand.node, stand.before)
  const host = makeHost({
    value: read(),
    onChange: (value, typing) => {
      isTouched = true
      last = keyOf(value)
      echoes.sent(last)
      session.intend({ type: 'fieldUpdate', id: element, ...fieldAt(spot), value, typing })
    },
    onEnd,
  })
  const stopAnswers = ui.subscribe(({ answer }, earlier) => {
    if (answer && answer !== earlier.answer) host.take?.(answer)
  })
  const stopValues = store.subscribe(TREE, () => {
    const now = found()
    if (!now) return onEnd('done')
    if (echoes.isForeign(keyOf(now.value))) host.show(now.value)
  })
  ui.setState({ editing: { element, node: host.node, bar: host.bar ?? null } })
  host.focus(point)
  // By Tab it may be a text that is out of sight.
  if (!point) host.node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const finish = async () => {
    host.freeze()
    stopAnswers()
    stopValues()
    if (isTouched) session.request({ type: 'endTyping' })
    // The page's text would jump back for a moment if it were shown before the last keystroke has come back.
    await waitFor({ store, isDone: () => !isTouched || !found() || keyOf(read()) === last })
    host.remove()
    stand?.node.remove()
    release()
    ui.setState({ editing: null })
  }
  return { finish, host }
}

/** The text as actions and requests name it. */
function fieldAt({ name, at }: TextAddress): { field: string; at?: InnerPath } {
  return at.length > 0 ? { field: name, at } : { field: name }
}

/** A value as what it is compared by. */
function keyOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function waitFor({ store, isDone }: Pick<FrameSession, 'store'> & { isDone: () => boolean }): Promise<void> {
  if (isDone()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, ECHO_MS)
    const unsubscribe = store.subscribe(TREE, () => isDone() && end())
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
