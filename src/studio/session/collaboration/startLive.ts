import { toast } from '@payloadcms/ui'
import { conflictsOf } from '../../model'
import type { StudioSession } from '../session'
import { createAnnouncer } from './announceOthers'
import { createCatchUp, type Taken } from './createCatchUp'
import { createLiveSource } from '../../api/createLiveSource'
import { createPresenceSender } from '../../api/createPresenceSender'
import { describeChange } from '../../describe/describeChange'
import { nameOf, othersOf } from './people'
import type { LiveEvent, LiveWindow, Person } from '../../model/collaboration'

/** Follows what others do to the page, and tells them that this window is here. Answers its stop. */
export function startLive({ boot, store, ui, save, live, livePath }: StudioSession): () => void {
  const url = `${boot.apiRoute}/voix/pages/${encodeURIComponent(boot.pageId)}`
  const say = (said: string) => live.setState({ said })
  const announcer = createAnnouncer(say)
  const isMe = (id: string | undefined) => id === save.store.getState().user
  const who = (person: Person | null) => (isMe(person?.id) ? 'You, in another window,' : nameOf(person))

  const showOthers = (windows: readonly LiveWindow[]) => {
    const others = othersOf({ windows, own: presence.window, me: save.store.getState().user })
    store.dispatch({ type: 'setCurrentState', session: { others } })
    announcer.follow(others)
  }
  const showTaken = ({ by, change, isPublished }: Taken) => {
    live.setState({ savedBy: who(by) })
    // The notice about it says more.
    if (!change && !isPublished && conflictsOf(store.getState())) return
    const did = [isPublished ? 'published this page' : 'saved', describeChange(change)].filter(Boolean).join(': ')
    toast.info(`${who(by)} ${did}.`, { id: 'voix-live-saved' })
  }
  const setGone = (how: 'trashed' | 'deleted', by: Person | null) => live.setState({ gone: { how, by: who(by) } })
  const setMissing = () => {
    if (!live.getState().gone) setGone('deleted', null)
  }
  const catchUp = createCatchUp({
    store,
    save,
    url,
    onTaken: showTaken,
    onLivePath: (path) => {
      livePath.path = path
    },
    onMissing: setMissing,
  })
  const stand = ({ rev, isTrashed }: { rev: number; isTrashed: boolean }) => {
    if (isTrashed) return live.getState().gone ? undefined : setGone('trashed', null)
    live.setState({ gone: null })
    catchUp.heard({ rev, by: null })
  }
  const hear = (event: LiveEvent) => {
    switch (event.name) {
      case 'hello':
        presence.repeat()
        stand(event)
        return showOthers(event.windows)
      case 'presence':
        return showOthers(event.windows)
      case 'saved':
        live.setState({ gone: null })
        return catchUp.heard(event)
      case 'trashed':
      case 'deleted':
        return setGone(event.name, event.by)
      case 'end':
    }
  }

  // A window that comes to the front says so, and hears where the page stands: whatever the events have missed shows then.
  const presence = createPresenceSender({
    url: `${url}/presence`,
    store,
    ui,
    onAnswer: (answer) => {
      if (answer.rev > store.getState().rev || answer.isTrashed) stand(answer)
      if (live.getState().connection === 'lost') source.renew()
    },
    onMissing: setMissing,
  })
  const source = createLiveSource({
    url: `${url}/events?window=${encodeURIComponent(presence.window)}`,
    onEvent: hear,
    onConnection: (connection) => live.setState({ connection }),
    onRest: presence.rest,
  })
  window.addEventListener('focus', presence.repeat)
  return () => {
    window.removeEventListener('focus', presence.repeat)
    source.stop()
    presence.stop()
    catchUp.stop()
    announcer.stop()
  }
}
