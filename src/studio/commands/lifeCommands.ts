import { forEditors, inGroup, type Command } from './command'
import { mayBeDone, LIFE_LABELS, type LifeAction, type LifePage, type LifePlace } from '../model/life'
import type { StudioBoot } from '../model/boot'
import type { StudioSession } from '../session/session'
import { LIFE_ICONS } from '../ui/life/LifeMenu'

/** The page that is open, as it is on the server. */
export function lifeOf({ boot, save, store }: StudioSession): LifePage {
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

export function lifePlaceOf(boot: StudioBoot): LifePlace {
  const { apiRoute, collections, sites, review, timeZone, timeZones } = boot
  return { apiRoute, collections, sites, timeZone, timeZones, needsApproval: review.required }
}

/** The commands of the menu; publishing is that of the bar. */
export const LIFE_COMMANDS = {
  publish: 'publish',
  unpublish: 'unpublish',
  schedule: 'schedule-page',
  copy: 'copy-page',
  share: 'share-preview',
  trash: 'trash-page',
} as const satisfies Partial<Record<LifeAction, string>>

type Asked = Exclude<keyof typeof LIFE_COMMANDS, 'publish'>

const command = (action: Asked): Pick<Command, 'label' | 'icon' | 'enabled' | 'run'> => ({
  label: LIFE_LABELS[action],
  icon: LIFE_ICONS[action],
  enabled: forEditors((session) => mayBeDone(action, lifeOf(session))),
  run: ({ ui }) => ui.setState({ life: action }),
})

/** What becomes of the page as a whole: each asks first, in the dialog that the list of pages has as well. */
export const lifeCommands = inGroup('Page', {
  [LIFE_COMMANDS.unpublish]: command('unpublish'),
  [LIFE_COMMANDS.schedule]: command('schedule'),
  [LIFE_COMMANDS.copy]: command('copy'),
  [LIFE_COMMANDS.share]: command('share'),
  [LIFE_COMMANDS.trash]: command('trash'),
})
