import type { SaveAction } from '../../contract/saving'
import type { StudioPage } from '../model'
import { saveActionInfo } from './save/saveActions'
import type { StudioSession } from './session'

/** A save that the server has stored. */
export interface SaveEvent {
  /** The way in which it was saved. */
  action: SaveAction
  /** The page as it is stored, without its elements. */
  page: StudioPage
  /** The revision that the page has now. */
  rev: number
}

/**
 * An application's callbacks after a save in this window. Saves by other users, programs and scheduled jobs do not
 * trigger them: use the collection's hooks to handle every write.
 */
export interface StudioEvents {
  /** After every save. */
  onSave?: (event: SaveEvent, session: StudioSession) => void
  /** After a save that shows the page to visitors, behind `onSave`. */
  onPublish?: (event: SaveEvent, session: StudioSession) => void
}

let own: readonly StudioEvents[] = []

/** Makes an application's events part of the studio, in place of those of the call before. */
export function registerEvents(events: readonly StudioEvents[]): void {
  own = events
}

/** Runs the events of a save. One that throws is logged: the page is saved all the same, and the others run. */
export function tellSaved(action: SaveAction, session: StudioSession): void {
  const { saved, rev } = session.store.getState()
  const event: SaveEvent = { action, page: saved.page, rev }
  const { publishes } = saveActionInfo(action)
  for (const { onSave, onPublish } of own)
    for (const run of [onSave, publishes ? onPublish : undefined]) {
      try {
        run?.(event, session)
      } catch (error) {
        console.error(error)
      }
    }
}
