'use client'

import { SetStepNav } from '@payloadcms/ui'
import { CircleCheck } from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import type { ReactNode } from 'react'
import { LocalTime } from '../pages/PageFacts'
import type { Inbox, InboxThread } from './findInbox'
import styles from './reviews.module.css'

/** Lists the user's reviews and threads. Each line opens the studio at the place. */
export function ReviewsScreen({ adminRoute, inbox }: { adminRoute: string; inbox: Inbox }) {
  const { waiting, mentions, mine } = inbox
  const studio = (page: string, query: string) => `${adminRoute}/studio/${encodeURIComponent(page)}?${query}`
  const thread = (one: InboxThread) => (
    <Line
      about={`${one.by}: ${one.text}`}
      at={one.at}
      href={studio(one.page.id, `annotation=${encodeURIComponent(one.uuid)}`)}
      key={one.uuid}
      note={[one.breakpoint === 'default' ? 'smallest size' : one.breakpoint, answersOf(one)]
        .filter(Boolean)
        .join(' · ')}
      title={one.page.title}
    />
  )
  return (
    <div className={styles.screen}>
      <SetStepNav nav={[{ label: 'Reviews' }]} />
      <h1>Reviews</h1>
      <List empty="No page waits for your review." title="Waits for your review">
        {waiting.map(({ id, title, path, askedBy, askedAt }) => (
          <Line
            about={`${askedBy} requested a review`}
            at={askedAt}
            href={studio(id, 'review')}
            key={id}
            note={path}
            title={title}
          />
        ))}
      </List>
      <List empty="No open thread mentions you." title="Mentions you">
        {mentions.map(thread)}
      </List>
      <List empty="You take part in no open thread." title="Your open threads">
        {mine.map(thread)}
      </List>
    </div>
  )
}

function answersOf({ answers }: InboxThread): string {
  if (answers === 0) return ''
  return answers === 1 ? '1 answer' : `${answers} answers`
}

function List({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h2>
        {title} <span>{children.length}</span>
      </h2>
      {children.length === 0 ? (
        <p className={styles.empty}>
          <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
          {empty}
        </p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  )
}

function Line({ title, about, note, at, href }: Record<'title' | 'about' | 'note' | 'at' | 'href', string>) {
  return (
    <li>
      <Link href={href}>
        <b>{title || 'Untitled'}</b>
        <span className={styles.about}>{about}</span>
        <small>
          {at !== '' && <LocalTime iso={at} />}
          {note !== '' && ` · ${note}`}
        </small>
      </Link>
    </li>
  )
}
