'use client'

import { CalendarClock } from 'lucide-react'
import { readSchedules } from '../../../contract/lifecycle'
import { useEndpoint } from '../../api/useEndpoint'
import { LIFECYCLE_COMMANDS } from '../../commands/lifecycleCommands'
import { commandById } from '../../commands/registry'
import { lifecycleActionsOf } from '../../model/lifecycle'
import { useEditor, useSession } from '../../session/session'
import { LifecycleMenu } from '../../ui/lifecycle/LifecycleMenu'
import { Tip } from '../../ui/Tip'
import { instantText } from '../../../tree'
import styles from './pageMenu.module.css'

/** The menu of the page's life, made of commands. */
export function PageMenu() {
  const session = useSession()
  // Whether something can be done now changes with the page and with what is saved.
  useEditor(({ save }) => save.status)
  useEditor(({ page }) => page.saved)
  useEditor((state) => commandById('publish')?.enabled(session) === true && state.save.phase)
  const entries = lifecycleActionsOf({ isTrashed: false }, { canDelete: false }).flatMap((action) => {
    const command = commandById(LIFECYCLE_COMMANDS[action as keyof typeof LIFECYCLE_COMMANDS])
    if (!command) return []
    const { id, icon, label, enabled, run, replaces } = command
    const own = replaces ? { icon, label } : {}
    return [{ action, command: id, enabled: enabled(session), onSelect: () => run(session), ...own }]
  })
  return (
    <>
      <Scheduled />
      {entries.length > 0 && <LifecycleMenu command="page-menu" entries={entries} label="What becomes of the page" />}
    </>
  )
}

/** What is scheduled, beside the menu: it leads to where it is changed. */
function Scheduled() {
  const session = useSession()
  const { boot } = session
  const isOpened = useEditor((state) => state.ui.isOpened)
  const { data } = useEndpoint(boot.apiRoute, readSchedules, isOpened ? { params: { id: boot.pageId } } : null)
  const [next] = data?.schedules ?? []
  const command = commandById('schedule-page')
  if (!next || !command) return null
  const verb = next.action === 'publish' ? 'Publishes' : 'Unpublishes'
  const label = next.problem
    ? `Scheduled and refused: ${next.problem}`
    : `${verb} ${instantText(next.at, { timeZone: next.timezone })}`
  return (
    <Tip text={label}>
      <button
        aria-label={label}
        className={styles.scheduled}
        data-command="schedule-page"
        data-has-problem={Boolean(next.problem) || undefined}
        onClick={() => command.run(session)}
        type="button"
      >
        <CalendarClock aria-hidden size={17} strokeWidth={1.9} />
      </button>
    </Tip>
  )
}
