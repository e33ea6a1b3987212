import { useEffect } from 'react'
import type { PageView } from '../../render/types'
import { afterPaint } from '../dom/afterPaint'
import { connectFrame } from '../sync/connectFrame'
import type { Frame, PreviewFrameProps } from './createFrame'
import type { LayoutFollower } from './followLayout'
import { takeState, takeTold } from './followStudio'
import { sectionOf } from '../../tree'
import type { StudioNotice } from '../sync'

interface Input extends Pick<PreviewFrameProps, 'adminId' | 'rev' | 'token'> {
  view: PageView
  frame: Frame
  layout: LayoutFollower | null
}

/** Keeps the page on the screen in step with the studio that this document follows. */
export function usePreviewSync({ frame, view, adminId, rev, token, layout }: Input): void {
  useEffect(
    () =>
      onSyncTarget(window, ({ studioId }) => {
        const { outbox, session, store } = frame
        const isOwnWindow = studioId === null
        const show = (take: () => void) => {
          const { children } = store.tree()
          take()
          const page = store.page()
          // A section within a page uses the page's layout.
          if (!session.isWithin && page.layout !== view.context.layout) return showLayout(page.layout)
          layout?.tellPage(page)
          if (store.tree().children !== children && !isOwnWindow) afterPaint(() => session.request({ type: 'drawn' }))
        }
        const own = connectFrame({
          adminId,
          token,
          tree: frame.tree,
          rev,
          studioId,
          onFollowing: (following) => {
            session.ui.setState({ following })
            outbox.answeredBy(following === 'now' ? own : null)
          },
          onNotice: (notice) => takeNotice({ frame, notice }),
          onState: (state) => show(() => takeState(session, state)),
          onTold: (told) => show(() => takeTold(session, told)),
        })
        session.ui.setState({ isOwnWindow, following: 'waiting' })
        return () => {
          own.close()
          outbox.answeredBy(null)
        }
      }),
    [adminId, frame, layout, rev, token, view],
  )
}

/**
 * Another layout needs another document, as the server renders header, footer and theme. The studio then sends its
 * state again.
 */
function showLayout(layout: string): void {
  const address = new URL(window.location.href)
  if (address.searchParams.get('layout') === layout) return
  address.searchParams.set('layout', layout)
  window.location.replace(address)
}

/** The studio that a preview follows. */
interface SyncTarget {
  /** The studio that contains the frame; `null` for a separate window, which follows any studio. */
  studioId: string | null
}

type Place = Pick<Window, 'frameElement' | 'location'>

/** Sync is active in the studio's frame and where `voix-sync` is in the address; `null` everywhere else. */
function syncTarget({ frameElement, location }: Place): SyncTarget | null {
  const studioId = frameElement?.getAttribute(STUDIO_ID) ?? null
  if (studioId !== null) return { studioId }
  return new URLSearchParams(location.search).has('voix-sync') ? { studioId: null } : null
}

const STUDIO_ID = 'data-studio-id'

/**
 * Calls back once the studio to follow is known, and again when it changes: the frame may load before its studio, and a
 * studio that reopens the page keeps the frame. Calls the previous cleanup before, and at the end.
 */
function onSyncTarget(place: Place, follow: (target: SyncTarget) => () => void): () => void {
  let followed: SyncTarget | null = null
  let stop: (() => void) | undefined
  const look = () => {
    const target = syncTarget(place)
    if (!target || followed?.studioId === target.studioId) return
    stop?.()
    followed = target
    stop = follow(target)
  }
  const changes = place.frameElement && new MutationObserver(look)
  if (place.frameElement) changes?.observe(place.frameElement, { attributeFilter: [STUDIO_ID] })
  look()
  return () => {
    changes?.disconnect()
    stop?.()
  }
}

/** Handles a notice of the studio. */
function takeNotice({ frame, notice }: { frame: Frame; notice: StudioNotice }): void {
  const { session, resolver, store } = frame
  switch (notice.type) {
    case 'sliceDrag':
      return session.ui.setState({ draggedSlice: notice.slice })
    case 'hover':
      return session.ui.setState({ hoveredInTree: notice.element })
    case 'show':
      return session.ui.setState({ shown: { element: notice.element } })
    case 'pictureChanged': {
      const rows = Object.values(store.tree().rows).filter((row) => includes(row, notice.picture))
      return rows.forEach((row) => resolver.ask(row, false))
    }
    case 'sectionChanged': {
      // Only the server knows which sections contain others.
      const rows = Object.values(store.tree().rows).filter((row) => sectionOf(row) !== null)
      return rows.forEach((row) => resolver.ask(row, false))
    }
    case 'visitor':
      // A separate window always shows the editors' view.
      return session.ui.getState().isOwnWindow ? undefined : store.seeAs(notice.visitor)
    case 'readOnly':
      return session.ui.setState({ isReadOnly: notice.isReadOnly, editing: null })
    case 'answer':
      return session.ui.setState({ answer: notice.answer })
    case 'commands':
      return session.ui.setState({ changedCommands: notice.changed })
    case 'shortcuts':
      return session.ui.setState({ shortcuts: notice.shortcuts })
  }
}

/** Returns whether an element's fields contain a value at any depth. */
function includes(value: unknown, wanted: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((inner) => includes(inner, wanted))
  return value === wanted
}
