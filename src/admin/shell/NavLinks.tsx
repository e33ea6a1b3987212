'use client'

import { NavGroup } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { usePathname } from 'next/navigation'
import { ICONS, PLAIN_ICON } from './icons'
import { activeEntry, type NavEntry, type NavGroup as Group } from './navigation'
import styles from './shell.module.css'

interface Props {
  adminRoute: string
  groups: readonly Group[]
  /** The labels of the groups that the user has closed. */
  closed: readonly string[]
}

/** The groups of the navigation. Payload stores which ones are closed. */
export function NavLinks({ adminRoute, groups, closed }: Props) {
  const active = activeEntry(groups, usePathname(), adminRoute)
  return groups.map(({ label, entries }) => (
    <NavGroup isOpen={!closed.includes(label)} key={label} label={label}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavLink entry={entry} isActive={entry.href === active?.href} />
          </li>
        ))}
      </ul>
    </NavGroup>
  ))
}

function NavLink({ entry: { label, icon, href }, isActive }: { entry: NavEntry; isActive: boolean }) {
  const Icon = ICONS[icon] ?? ICONS[PLAIN_ICON]
  return (
    <Link aria-current={isActive ? 'page' : undefined} className={styles.link} href={href}>
      {Icon && <Icon aria-hidden size={16} strokeWidth={1.75} />}
      <span>{label}</span>
    </Link>
  )
}
