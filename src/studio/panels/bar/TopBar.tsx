'use client'

import { ArrowLeft, ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { CommandButton, CommandButtons } from '../../commands/CommandButton'
import { PageMenu } from '../lifecycle/PageMenu'
import { PresenceBar } from './PresenceBar'
import { useSession, useEditor } from '../../session/session'
import { VisitorMenu } from './VisitorMenu'
import { ReleasePicker } from './ReleasePicker'
import { BreakpointSwitch } from './BreakpointSwitch'
import { LeaveLink } from '../notices/LeaveGuard'
import styles from './topBar.module.css'
import { hasUnsaved } from '../../session/pendingInput/createPendingInputs'
import { describeStatus } from '../../describe/describeStatus'
import focus from './focusBar.module.css'
import review from './reviewButton.module.css'
import { openThreads } from '../../model/review'
import { ZOOM_STEPS } from '../../dom/zoom'
import { SECTION_KIND } from '../../../tree'
import type { Command } from '../../commands/command'
import { commandById } from '../../commands/registry'
import { readableShortcut } from '../../dom/shortcut'
import { SAVE_ACTIONS } from '../../session/save/saveActions'
import menu from './saveMenu.module.css'

export function TopBar() {
  const { boot } = useSession()
  return (
    <header className={styles.bar} data-voix-region="bar">
      <div className={styles.start}>
        <BackLink />
        <PageStatus />
        <ReleasePicker />
        <PresenceBar />
      </div>
      <div className={styles.middle}>
        <BreakpointSwitch />
        <ZoomSelect />
      </div>
      <div className={styles.end}>
        <div className={styles.group}>
          <CommandButtons commands={['undo', 'redo', 'revisions']} />
        </div>
        <div className={styles.group}>
          <CommandButtons commands={['commands', 'shortcuts', 'focus-mode', 'open-preview', 'view-page']} />
          <VisitorMenu />
          <ReviewButton />
        </div>
        {boot.canEdit && (
          <div className={styles.group}>
            <SaveMenu />
            <PageMenu />
          </div>
        )}
      </div>
    </header>
  )
}

/** To the page on which a shared section was opened, else to the list. */
function BackLink() {
  const { adminRoute, cameFrom } = useSession().boot
  const isSection = useEditor((state) => state.page.page.kind === SECTION_KIND)
  const [href, label] =
    cameFrom !== null
      ? [`${adminRoute}/studio/${cameFrom}`, 'Back to the page']
      : isSection
        ? [`${adminRoute}/pages?kind=section`, 'Back to the shared sections']
        : [`${adminRoute}/pages`, 'Back to the pages']
  return (
    <LeaveLink className={styles.back} href={href} label={label}>
      <ArrowLeft aria-hidden size={18} />
    </LeaveLink>
  )
}

/** The review mode, with how many threads are open. */
function ReviewButton() {
  const isOn = useEditor((state) => state.page.session.reviewMode)
  const open = useEditor((state) => openThreads(state.page.review))
  if (commandById('review-mode') === null) return null
  return (
    <span className={review.button} data-is-on={isOn || undefined}>
      <CommandButton
        command="review-mode"
        isPressed={isOn}
        label={open === 0 ? 'Review mode' : `Review mode, ${open} open`}
      />
      {open > 0 && (
        <span aria-hidden className={review.count}>
          {open > 99 ? '99+' : open}
        </span>
      )}
    </span>
  )
}

/** The page's title, and whether what is on the screen is saved and live. Changes are announced politely. */
function PageStatus() {
  const title = useEditor((state) => state.page.page.title)
  const path = useEditor((state) => state.page.page.path)
  const phase = useEditor(({ save }) => save.phase)
  const retryReason = useEditor(({ save }) => save.retryReason)
  const isDirty = useEditor(hasUnsaved)
  const status = useEditor(({ save }) => save.status)
  const { release } = useSession().boot
  const { state, text } = describeStatus({ phase, retryReason, isDirty, status, isInRelease: release !== null })
  return (
    <div className={styles.title}>
      <h1 title={`${title || 'Untitled'}\n${path}`}>{title || 'Untitled'}</h1>
      <span className={styles.status} data-save-state={state} role="status" title={text}>
        <span aria-hidden className={styles.dot} data-state={state} />
        <span className={styles.words}>{text}</span>
      </span>
    </div>
  )
}

/** All that is left of the bar in focus mode: whether the page is saved, and the way out. */
export function FocusBar() {
  return (
    <div className={focus.bar}>
      <PageStatus />
      <CommandButton command="leave-focus-mode" />
    </div>
  )
}

function ZoomSelect() {
  const { ui } = useSession()
  const zoom = useEditor((state) => state.ui.zoom)
  const isBetween = zoom !== 'fit' && ZOOM_STEPS.every((step) => step !== zoom)
  return (
    <select
      aria-label="Zoom"
      className={styles.zoom}
      onChange={({ target }) => ui.setState({ zoom: target.value === 'fit' ? 'fit' : Number(target.value) })}
      value={zoom}
    >
      <option value="fit">Fit</option>
      {isBetween && <option value={zoom}>{percent(zoom)}</option>}
      {ZOOM_STEPS.map((step) => (
        <option key={step} value={step}>
          {percent(step)}
        </option>
      ))}
    </select>
  )
}

function percent(zoom: number): string {
  return `${Math.round(zoom * 100)} %`
}

/** Save, and a split button that publishes, with all ways to save in its menu. */
function SaveMenu() {
  const { boot } = useSession()
  const offered = SAVE_ACTIONS.flatMap((info) => {
    const command = boot.saveActions[info.action] ? commandById(info.command) : null
    return command ? [{ ...info, run: command }] : []
  })
  const plain = offered.find(({ publishes }) => !publishes)
  const main = offered.find(({ publishes }) => publishes)
  if (offered.length === 0) return null
  return (
    <div className={menu.menu}>
      {plain && <CommandButton command={plain.command} look="plain" />}
      <div className={menu.split}>
        {main && <CommandButton command={main.command} label="Publish" look="primary" />}
        {/* Within a release, the save button is the only way to save. */}
        {offered.length > 1 && (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger aria-label="More ways to save" className={menu.trigger} data-command="save-menu">
              <ChevronDown aria-hidden size={15} />
            </DropdownMenu.Trigger>
            <DropdownMenu.Portal>
              <DropdownMenu.Content align="end" className={menu.content} collisionPadding={8} sideOffset={6}>
                {offered.map(({ action, description, run }) => (
                  <Entry command={run} description={description} key={action} />
                ))}
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        )}
      </div>
    </div>
  )
}

function Entry({ command, description }: { command: Command; description: string }) {
  const session = useSession()
  const enabled = useEditor(() => command.enabled(session))
  const [shortcut] = command.shortcuts ?? []
  const Icon = command.icon
  return (
    <DropdownMenu.Item
      className={menu.item}
      data-command={command.id}
      disabled={enabled !== true}
      onSelect={() => command.run(session)}
    >
      <Icon aria-hidden size={16} />
      <span className={menu.label}>{command.label}</span>
      {shortcut && <kbd className={menu.keys}>{readableShortcut(shortcut)}</kbd>}
      {enabled !== true && <span className={menu.description}>Not now: {enabled}.</span>}
      {enabled === true && !command.replaces && <span className={menu.description}>{description}</span>}
    </DropdownMenu.Item>
  )
}
