'use client'

import { Button } from '@payloadcms/ui'
import {
  CalendarClock,
  FileStack,
  HeartPulse,
  Inbox,
  Link2Off,
  MessageSquare,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import type { ReactNode } from 'react'
import type { PageListItem } from '../pages/findPages'
import { LocalTime, PageStatusPill } from '../pages/PageFacts'
import type { StartLists } from './startPage'
import { BrokenLinks } from './BrokenLinks'
import { EditingNow } from './EditingNow'
import { HealthCounts } from './HealthCounts'
import { Lines, Nothing } from './Lines'
import { SearchAll } from './SearchAll'
import styles from './start.module.css'

interface Props {
  adminRoute: string
  apiRoute: string
  canEdit: boolean
  lists: StartLists
  userName: string
}

/** The start page: recent pages, pending work and problems. */
export function StartScreen({ adminRoute, apiRoute, canEdit, lists, userName }: Props) {
  const { mine, newest, review, scheduled, submissions } = lists
  const recent = mine.length > 0 ? mine : newest
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{userName ? `Hello, ${userName}` : 'Start'}</h1>
        <SearchAll apiRoute={apiRoute} />
        {canEdit && (
          <Button el="link" margin={false} to={`${adminRoute}/pages/create`}>
            New page
          </Button>
        )}
      </header>
      <div className={styles.panels}>
        <Panel Icon={FileStack} title={mine.length > 0 ? 'My recent pages' : 'Recent pages'} isWide>
          {recent.length === 0 ? (
            <Nothing>There are no pages yet.</Nothing>
          ) : (
            <ul className={styles.lines}>
              {recent.map((page) => (
                <PageLine adminRoute={adminRoute} key={page.id} page={page} />
              ))}
            </ul>
          )}
          <Link className={styles.more} href={`${adminRoute}/pages`}>
            All pages
          </Link>
        </Panel>
        <Panel Icon={Users} title="Editing now">
          <EditingNow adminRoute={adminRoute} apiRoute={apiRoute} />
        </Panel>
        <Panel Icon={MessageSquare} title="Waiting for review">
          <Lines empty="No page waits for your review." lines={review} />
        </Panel>
        <Panel Icon={CalendarClock} title="Scheduled">
          <Lines empty="Nothing is scheduled." lines={scheduled} />
        </Panel>
        <Panel Icon={Link2Off} title="Broken links">
          <BrokenLinks adminRoute={adminRoute} apiRoute={apiRoute} />
        </Panel>
        <Panel Icon={HeartPulse} title="Health">
          <HealthCounts adminRoute={adminRoute} apiRoute={apiRoute} />
        </Panel>
        {submissions !== null && (
          <Panel Icon={Inbox} title="Form submissions">
            <Lines empty="No submissions yet." lines={submissions} />
          </Panel>
        )}
      </div>
    </div>
  )
}

interface PanelProps {
  Icon: LucideIcon
  title: string
  isWide?: boolean
  children: ReactNode
}

function Panel({ Icon, title, isWide, children }: PanelProps) {
  return (
    <section className={styles.panel} data-wide={isWide || undefined}>
      <h2>
        <Icon aria-hidden size={16} /> {title}
      </h2>
      {children}
    </section>
  )
}

function PageLine({ adminRoute, page }: { adminRoute: string; page: PageListItem }) {
  return (
    <li>
      <Link className={styles.line} href={`${adminRoute}/studio/${page.id}`}>
        <strong>{page.title || 'Untitled'}</strong>
        <small>{page.path}</small>
      </Link>
      <PageStatusPill status={page.status} />
      <span className={styles.when}>
        <LocalTime iso={page.updatedAt} />
      </span>
    </li>
  )
}
