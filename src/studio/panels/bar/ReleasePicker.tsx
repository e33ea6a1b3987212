'use client'

import { ChevronDown, Rocket } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { enterRelease } from '../../commands/releaseCommands'
import { commandById } from '../../commands/registry'
import { useSession } from '../../session/session'
import menu from './saveMenu.module.css'
import styles from './releasePicker.module.css'

const STATUS = { draft: 'Draft', scheduled: 'Scheduled', failed: 'Failed' } as const

/** Where the page is worked on: as it is outside, or within a release, where it has a content of its own. */
export function ReleasePicker() {
  const session = useSession()
  const { ui } = session
  const { adminRoute, release, releases } = session.boot
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        aria-label={release ? `Release: ${release.name}` : 'Release: none'}
        className={styles.trigger}
        data-command="release-picker"
        data-is-within={release !== null || undefined}
        title={release ? `You work in the release “${release.name}”` : 'Choose a release to work in'}
      >
        <Rocket aria-hidden size={15} />
        <span className={styles.name}>{release?.name ?? 'No release'}</span>
        <ChevronDown aria-hidden size={13} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          className={`${menu.content ?? ''} ${styles.content ?? ''}`}
          collisionPadding={8}
          sideOffset={6}
        >
          <DropdownMenu.RadioGroup
            onValueChange={(id) => id !== (release?.id ?? '') && enterRelease(session, id === '' ? null : id)}
            value={release?.id ?? ''}
          >
            <Choice description="The page as it is, for everybody." label="No release" value="" />
            {releases.map(({ id, name, status }) => (
              <Choice description={STATUS[status]} key={id} label={name} value={id} />
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className={styles.separator} />
          {release && <Command id="preview-release" />}
          <DropdownMenu.Item
            className={styles.item}
            onSelect={() => ui.setState({ leavingTo: `${adminRoute}/releases${release ? `/${release.id}` : ''}` })}
          >
            {release ? 'Open the release' : 'All releases'}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Choice({ value, label, description }: { value: string; label: string; description: string }) {
  return (
    <DropdownMenu.RadioItem className={styles.item} data-release={value || 'none'} value={value}>
      <span className={styles.mark}>
        <DropdownMenu.ItemIndicator>✓</DropdownMenu.ItemIndicator>
      </span>
      <span>
        {label}
        <span className={styles.description}>{description}</span>
      </span>
    </DropdownMenu.RadioItem>
  )
}

function Command({ id }: { id: string }) {
  const session = useSession()
  const { label, run } = commandById(id)
  return (
    <DropdownMenu.Item className={styles.item} data-command={id} onSelect={() => run(session)}>
      {label}
    </DropdownMenu.Item>
  )
}
