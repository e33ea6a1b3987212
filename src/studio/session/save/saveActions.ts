import type { SaveAction } from '../../../contract/saving'
import type { CommandId } from '../../../contract/studioIds'
import type { PageStatus } from '../../model/saving'

interface SaveActionInfo {
  action: SaveAction
  /** Of the command that runs it. */
  command: CommandId
  label: string
  description: string
  /** Said when it is done. */
  done: string
  publishes: boolean
}

/** The ways to save, in the order of the menu. */
export const SAVE_ACTIONS: readonly SaveActionInfo[] = [
  {
    action: 'saveDraft',
    command: 'save-draft',
    label: 'Save Draft',
    description: 'Overwrites the newest draft. Visitors see nothing of it.',
    done: 'Draft saved.',
    publishes: false,
  },
  {
    action: 'saveVersionForLater',
    command: 'save-version',
    label: 'Save Version for Later',
    description: 'Keeps this state as a version of its own, unpublished.',
    done: 'Version saved for later.',
    publishes: false,
  },
  {
    action: 'savePublishVersion',
    command: 'publish',
    label: 'Save & Publish Version',
    description: 'Adds a version and shows it to visitors.',
    done: 'Published.',
    publishes: true,
  },
  {
    action: 'quickSave',
    command: 'quick-save',
    label: 'Quick Save & Publish',
    description: 'Shows it to visitors without adding a version.',
    done: 'Published in place.',
    publishes: true,
  },
]

export function saveActionInfo(action: SaveAction): SaveActionInfo {
  const info = SAVE_ACTIONS.find((each) => each.action === action)
  if (!info) throw new Error(`There is no save action "${action}".`)
  return info
}

/** What visitors and the list of versions have after a save. */
export function statusAfter({ action, before }: { action: SaveAction; before: PageStatus }): PageStatus {
  if (saveActionInfo(action).publishes) return 'published'
  return before === 'draft' ? 'draft' : 'changed'
}
