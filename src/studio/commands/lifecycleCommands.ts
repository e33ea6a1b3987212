import { forEditors, inGroup, type Command } from './command'
import {
  mayBeDone,
  LIFECYCLE_LABELS,
  type LifecycleAction,
  type LifecyclePage,
  type LifecyclePlace,
} from '../model/lifecycle'
import type { StudioBoot } from '../model/boot'
import type { StudioSession } from '../session/session'
import { LIFECYCLE_ICONS } from '../ui/lifecycle/LifecycleMenu'

/** The page that is open, as it is on the server. */
export function lifecycleOf({ boot, save, store }: StudioSession): LifecyclePage {
  const { rev, saved } = store.getState()
  const { title, path, siteId, kind } = saved.page
  const { livePath, status } = save.store.getState()
  return {
    id: boot.pageId,
    title,
    kind: typeof kind === 'string' ? kind : 'page',
    path,
    livePath,
    status,
    siteId,
    rev,
    isTrashed: false,
  }
}

export function lifecyclePlaceOf(boot: StudioBoot): LifecyclePlace {
  const { apiRoute, collections, sites, review, timeZone, timeZones } = boot
  return { apiRoute, collections, sites, timeZone, timeZones, needsApproval: review.required }
}

/** The commands of the menu; publishing is that of the bar. */
export const LIFECYCLE_COMMANDS = {
  publish: 'publish',
  unpublish: 'unpublish',
  schedule: 'schedule-page',
  copy: 'copy-page',
  share: 'share-preview',
  trash: 'trash-page',
} as const satisfies Partial<Record<LifecycleAction, string>>

type LifecycleCommand = Exclude<keyof typeof LIFECYCLE_COMMANDS, 'publish'>

const command = (action: LifecycleCommand): Pick<Command, 'label' | 'icon' | 'enabled' | 'run'> => ({
  label: LIFECYCLE_LABELS[action],
  icon: LIFECYCLE_ICONS[action],
  enabled: forEditors((session) => mayBeDone(action, lifecycleOf(session))),
  run: ({ ui }) => ui.setState({ life: action }),
})

/** Commands on the page as a whole. Each opens the confirmation dialog that the page list also uses. */
export const lifecycleCommands = inGroup('Page', {
  [LIFECYCLE_COMMANDS.unpublish]: command('unpublish'),
  [LIFECYCLE_COMMANDS.schedule]: command('schedule'),
  [LIFECYCLE_COMMANDS.copy]: command('copy'),
  [LIFECYCLE_COMMANDS.share]: command('share'),
  [LIFECYCLE_COMMANDS.trash]: command('trash'),
})
