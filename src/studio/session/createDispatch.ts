import { toast } from '@payloadcms/ui'
import { faultWords } from '../../tree'
import type { Action, ActionType, StudioStore } from '../model'
import type { SliceInfo } from '../model/boot'
import type { StudioSession } from './session'

interface Input {
  store: StudioStore
  canEdit: boolean
  /** An earlier version is on the screen: nothing changes behind it. */
  isPaused: () => boolean
  slice: (name: string) => SliceInfo | undefined
}

/** The way by which editors, and the previews for them, change the page. */
export function createDispatch({
  store,
  canEdit,
  isPaused,
  slice,
}: Input): Pick<StudioSession, 'dispatch' | 'undo' | 'redo'> {
  const step = (direction: 'undo' | 'redo') => {
    if (!canEdit) return
    const isThere = store.getState().history[direction].length > 0
    if (!store[direction]() && isThere) toast.info(LOST[direction])
  }
  return {
    dispatch: (action) => {
      if (!isViewing(action) && (!canEdit || isPaused())) return false
      const result = store.dispatch(action)
      if (!result.applied && result.reason !== null) toast.error(faultWords(result.reason, slice))
      return result.applied
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
  }
}

const LOST = {
  undo: 'This step cannot be undone: somebody else has changed the same since. Undo again for the one before it.',
  redo: 'This step cannot be redone: somebody else has changed the same since. Redo again for the one after it.',
} as const

const VIEWING: ReadonlySet<ActionType> = new Set<ActionType>(['selectElements', 'selectGroup', 'setCurrentState'])

/** What readers may do as well. A field that is selected may be added by that. */
function isViewing(action: Action): boolean {
  return VIEWING.has(action.type) || (action.type === 'selectField' && action.initial === undefined)
}
