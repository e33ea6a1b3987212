'use client'

import { ChevronDown, Rocket } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import type { ReleaseChoice } from '../model/boot'
import styles from './releaseMenu.module.css'

const STATUS = { draft: 'Draft', scheduled: 'Scheduled', failed: 'Failed' } as const

const NONE = 'No release'

interface Props {
  release: ReleaseChoice | null
  releases: readonly ReleaseChoice[]
  /** What stands outside of releases: "The page as it is, for everybody." */
  outside: string
  /** `null`: to work outside of releases. */
  onChoose: (id: string | null) => void
  /** Whether there is always room for words. */
  isWide?: boolean
  /** What else can be done, as `ReleaseMenuItem`. */
  children: ReactNode
}

/** Where something is worked on: as it is outside, or within a release, where it has a content of its own. */
export function ReleaseMenu({ release, releases, outside, onChoose, isWide = false, children }: Props) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        aria-label={`Release: ${release?.name ?? NONE}`}
        className={styles.trigger}
        data-command="release-picker"
        data-is-wide={isWide || undefined}
        data-is-within={release !== null || undefined}
        title={release ? `You work in the release “${release.name}”` : 'Choose a release to work in'}
        type="button"
      >
        <Rocket aria-hidden size={15} />
        <span className={styles.name}>{release?.name ?? NONE}</span>
        <ChevronDown aria-hidden size={13} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" className={styles.content} collisionPadding={8} sideOffset={6}>
          <DropdownMenu.RadioGroup
            onValueChange={(id) => id !== (release?.id ?? '') && onChoose(id === '' ? null : id)}
            value={release?.id ?? ''}
          >
            <Choice description={outside} label={NONE} value="" />
            {releases.map(({ id, name, status }) => (
              <Choice description={STATUS[status]} key={id} label={name} value={id} />
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className={styles.separator} />
          {children}
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

/** Something that can be done with the release, or a way to it. */
export function ReleaseMenuItem({
  children,
  command,
  onSelect,
}: {
  children: ReactNode
  command?: string
  onSelect: () => void
}) {
  return (
    <DropdownMenu.Item className={styles.item} data-command={command} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  )
}
