import { expect, it, onTestFinished, vi } from 'vitest'
import { PAGE, ROWS } from '../../src/studio/model/spec/fixtures'
import { createStudioStore, type Action } from '../../src/studio/model'
import { takeState, takeTold } from '../../src/studio/preview/followStudio'
import { frameOf } from '../../src/studio/preview/spec/frame'
import { connectFrame, type Following } from '../../src/studio/sync/connectFrame'
import { createStudioChannel } from '../../src/studio/sync/createStudioChannel'
import { channelName, type Message, type Topic } from '../../src/studio/sync/message'
import { createId, toTree } from '../../src/tree'

// Channels reach every file that runs in the process.
const IDS = { adminId: createId(), token: createId() }
const nameOf = (topic: Topic) => channelName(topic, IDS.adminId)
const titled = (value: string): Action => ({ type: 'fieldUpdate', id: 'b', field: 'title', value })

/** Mocks the browser's channels and records which are opened and what is posted. */
function watchChannels() {
  const opened: string[] = []
  const posted: [name: string, message: Message][] = []
  class Watched extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      opened.push(name)
    }
    override postMessage(message: Message) {
      posted.push([this.name, message])
      super.postMessage(message)
    }
  }
  vi.stubGlobal('BroadcastChannel', Watched)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { opened, posted }
}

/** Opens a studio's window. `own` is the window of its preview frame, here the same window. */
function openStudio({ own = null }: { own?: Window | null } = {}) {
  const store = createStudioStore({ page: PAGE, rows: ROWS, rev: 1 })
  const perform = (action: Action) => void store.dispatch(action)
  const channel = createStudioChannel({ ...IDS, store, perform, ownPreview: () => own })
  onTestFinished(channel.start({ notices: [], onRequest: () => undefined }))
  return { store, channel }
}

/** Opens a preview: in a separate window, or in the frame of a studio. */
function openPreview(studioId: string | null = null) {
  const frame = frameOf()
  let following: Following = 'waiting'
  const { close, intend } = connectFrame({
    ...IDS,
    tree: toTree([]),
    rev: null,
    studioId,
    onState: (state) => takeState(frame, state),
    onTold: (told) => takeTold(frame, told),
    onNotice: () => undefined,
    onFollowing: (now) => (following = now),
  })
  onTestFinished(close)
  return { intend, tree: frame.store.tree, isFollowing: () => vi.waitFor(() => expect(following).toBe('now')) }
}

it('opens no channel of an action until a second window asks for the page, which then follows it', async () => {
  const { opened, posted } = watchChannels()
  const { store } = openStudio()
  store.dispatch(titled('Before'))
  expect(opened.toSorted()).toEqual([nameOf('here'), nameOf('needState')])
  expect(posted.map(([name]) => name)).toEqual([nameOf('here')])

  const second = openPreview()
  await second.isFollowing()
  expect(second.tree()).toEqual(store.getState().tree)
  store.dispatch(titled('After'))
  await vi.waitFor(() => expect(second.tree().rows.b?.title).toBe('After'))
  second.intend({ type: 'selectElements', ids: ['c'] })
  await vi.waitFor(() => expect(store.getState().selection.elements).toEqual(['c']))
})

it('is followed at once by a window that was there before it', async () => {
  const second = openPreview()
  const { store } = openStudio()
  await second.isFollowing()
  expect(second.tree()).toEqual(store.getState().tree)
})

it('sends a typed key to a preview as one message: the change that the history has', async () => {
  const { posted } = watchChannels()
  const { store, channel } = openStudio({ own: window })
  const own = openPreview(channel.id)
  const second = openPreview()
  await Promise.all([own.isFollowing(), second.isFollowing()])
  const direct: Message[] = []
  const hear = (event: Event) => void direct.push((event as CustomEvent<Message>).detail)
  window.addEventListener('voix-message', hear)
  onTestFinished(() => window.removeEventListener('voix-message', hear))
  posted.length = 0

  store.dispatch(titled('N'))
  const change = store.getState().history.undo.at(-1)?.change
  const told = { kind: 'change', by: 'fieldUpdate', change }
  expect(direct).toMatchObject([told])
  expect(posted).toMatchObject([[nameOf('fieldUpdate'), told]])
  expect(Object.keys(change?.rows.updated ?? {})).toEqual(['b'])
  expect(own.tree()).toEqual(store.getState().tree)
  await vi.waitFor(() => expect(second.tree()).toEqual(store.getState().tree))
})
