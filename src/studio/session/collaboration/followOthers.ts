import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { pageEvents, type CollaborationEvent, type EndReason, type OpenWindow } from '../../../contract/collaboration'
import type { Person } from '../../../contract/fields'
import { conflictsOf } from '../../model'
import { useEditor, type StudioSession } from '../session'
import { createCatchUp, type Taken } from './createCatchUp'
import { documentsUrl } from '../../api/call'
import { tellChanged } from '../../api/lists'
import { createEventSource } from '../../api/createEventSource'
import { pageAddress } from '../../api/pagePlace'
import { createPresenceSender } from '../../api/createPresenceSender'
import { describeChange } from '../../describe/describeChange'
import { asSubject, createAnnouncer, nameOf, othersOf } from './people'
import { endWork } from '../release/endWork'

/** Follows other users' changes while the page is open. Starts after the opening. */
export function useFollowing(session: StudioSession): void {
  const isOpened = useEditor((state) => state.ui.isOpened)
  useEffect(() => {
    return isOpened ? followOthers(session) : undefined
  }, [isOpened, session])
}

/** Follows other users' changes of the page, and reports this window's presence. Returns a function that stops it. */
function followOthers({ boot, channel, store, ui, save, people, review }: StudioSession): () => void {
  const say = (announcement: string) => people.setState({ announcement: announcement })
  const announcer = createAnnouncer(say)
  const isMe = (id: string | undefined) => id === save.store.getState().user
  const saver = (person: Person | null) => ({ name: nameOf(person), isMe: isMe(person?.id) })
  const who = (person: Person | null) => asSubject(saver(person))

  const showOthers = (windows: readonly OpenWindow[]) => {
    const others = othersOf({ windows, own: presence.window, me: save.store.getState().user })
    store.dispatch({ type: 'setCurrentState', session: { others } })
    announcer.follow(others)
  }
  const showTaken = ({ by, change, isPublished }: Taken) => {
    people.setState({ savedBy: saver(by) })
    // The conflict notice has the details.
    if (!change && !isPublished && conflictsOf(store.getState())) return
    const did = [isPublished ? 'published this page' : 'saved', describeChange(change)].filter(Boolean).join(': ')
    toast.info(`${who(by)} ${did}.`, { id: 'voix-live-saved' })
  }
  const setGone = (how: 'trashed' | 'deleted', by: Person | null) => people.setState({ gone: { how, by: who(by) } })
  const setMissing = () => {
    if (!people.getState().gone) setGone('deleted', null)
  }
  const catchUp = createCatchUp({
    store,
    save,
    place: boot,
    onTaken: showTaken,
    onMissing: setMissing,
    onEnded: (how) => endWork(people, boot, { how, by: null }),
  })
  type Standing = { rev: number; isTrashed: boolean; ended?: EndReason | null | undefined }
  const stand = ({ rev, isTrashed, ended }: Standing) => {
    if (ended) endWork(people, boot, { how: ended, by: null })
    if (isTrashed) return people.getState().gone?.how === 'trashed' ? undefined : setGone('trashed', null)
    people.setState({ gone: null })
    catchUp.heard({ rev, by: null })
  }
  let hasListened = false
  const hear = (event: CollaborationEvent) => {
    switch (event.name) {
      case 'hello':
        presence.repeat()
        // Events may have been missed.
        if (hasListened) {
          channel.tell({ type: 'sectionChanged' })
          tellChanged(null)
        }
        hasListened = true
        stand(event)
        void review.refresh()
        return showOthers(event.windows)
      case 'presence':
        return showOthers(event.windows)
      case 'saved':
        people.setState({ gone: null })
        return catchUp.heard(event)
      case 'reviewed':
        if (!isMe(event.by?.id)) say(`${who(event.by)} wrote in the review.`)
        return void review.refresh()
      case 'section':
        tellChanged([documentsUrl(boot.apiRoute, boot.collections.pages)])
        return channel.tell({ type: 'sectionChanged' })
      case 'listed':
        return tellChanged(event.collections.map((slug) => documentsUrl(boot.apiRoute, slug)))
      case 'ended':
        return endWork(people, boot, event)
      case 'trashed':
      case 'deleted':
        return setGone(event.name, event.by)
      case 'end':
    }
  }

  // On focus, a window reports its presence and receives the page's revision, which reveals missed events.
  const presence = createPresenceSender({
    place: boot,
    store,
    ui,
    onAnswer: (answer) => {
      if (answer.rev > store.getState().rev || answer.isTrashed || answer.ended || people.getState().gone) stand(answer)
      if (people.getState().connection === 'lost') source.renew()
    },
    onMissing: setMissing,
    onRight: (right) => right !== people.getState().right && people.setState({ right }),
  })
  const source = createEventSource({
    url: pageAddress(boot, pageEvents, { query: { window: presence.window } }),
    onEvent: hear,
    onConnection: (connection) => people.setState({ connection }),
    onRest: presence.rest,
  })
  window.addEventListener('focus', presence.repeat)
  // A save may fail because the page, its release or the access was removed: the presence response shows which.
  const stopSave = save.store.subscribe((now, before) => {
    if (now.phase === 'error' && before.phase !== 'error') presence.repeat()
  })
  return () => {
    stopSave()
    window.removeEventListener('focus', presence.repeat)
    source.stop()
    presence.stop()
    catchUp.stop()
    announcer.stop()
  }
}
