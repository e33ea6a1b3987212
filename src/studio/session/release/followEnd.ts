import { readChanges } from '../../../contract/collaboration'
import { apply, invert, readRows, toTree } from '../../../tree'
import { openPage, toStudioPage, type OpenedPage } from '../../api/openPage'
import { callPage, type PagePlace } from '../../api/pagePlace'
import type { Carried } from '../../model/carried'
import type { ReleaseEnd } from '../../model/collaboration'
import { createSession } from '../createSession'
import type { StudioSession } from '../session'
import { carry } from './carry'

/** Until the page outside can be opened it is tried again. */
const RETRY = 3000

/**
 * When the release ends, continues outside of it with all unsaved changes, after a running save. Returns a function
 * that stops it.
 */
export function followEnd(session: StudioSession, onNext: (next: StudioSession) => void): () => void {
  const { people, save, store } = session
  let isRunning = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isBusy = () => {
    const { phase } = save.store.getState()
    return store.getState().saving.isSaving || phase === 'saving' || phase === 'retrying' || phase === 'signed-out'
  }
  const run = async () => {
    const { ended } = people.getState()
    if (!ended || isRunning || isStopped || isBusy()) return
    isRunning = true
    const goOn = await openOutside(session, ended)
    isRunning = false
    if (isStopped) return
    if (!goOn || isBusy()) timer = setTimeout(() => void run(), RETRY)
    else onNext(goOn())
  }
  const stops = [people.subscribe(() => void run()), save.store.subscribe(() => void run())]
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/**
 * Opens the page outside of its release. Returns a function that continues there with the current unsaved changes;
 * `null` if it cannot be opened now.
 */
async function openOutside(session: StudioSession, end: ReleaseEnd): Promise<(() => StudioSession) | null> {
  const { outside, releases, ...rest } = session.boot
  const isOver = ({ id }: { id: string }) => id === end.release.id && end.how !== 'left'
  const boot = { ...rest, ...outside, outside, release: null, releases: releases.filter((each) => !isOver(each)) }
  const answer = await openPage(boot)
  if (!answer.ok) return null
  const { opened } = answer
  const madeOn = await baseOf({ session, end, opened, place: boot })
  if (!madeOn) return null
  return () =>
    createSession({
      boot,
      opened,
      toggleTheme: session.toggleTheme,
      before: carry({
        session,
        madeOn: madeOn === 'saved' ? null : madeOn,
        people: { ended: null, gone: null, broughtFrom: end },
      }),
    })
}

/**
 * Returns the base of the carried changes: the saved copy of a release that still exists. If it was deleted and the
 * page removed from it, all its content of the page is carried over, as no other copy exists. `null` if the server does
 * not respond.
 */
async function baseOf({
  session,
  end,
  opened,
  place,
}: {
  session: StudioSession
  end: ReleaseEnd
  opened: OpenedPage
  place: PagePlace
}): Promise<'saved' | Pick<Carried, 'saved' | 'base'> | null> {
  const { baseRev } = session.save.store.getState()
  if (end.how === 'published' || end.how === 'reverted' || baseRev === null) return 'saved'
  const answer = await callPage(place, readChanges, { query: { since: baseRev } })
  if (!answer.ok || answer.data.rev !== opened.rev) return null
  const now = { page: opened.page, tree: toTree(readRows(opened.rows)) }
  const { change } = answer.data
  if (!change) return { saved: now, base: null }
  const { page, tree } = apply(now, invert(change))
  return { saved: { page: toStudioPage({ page, pageId: opened.page.id }), tree }, base: null }
}
