'use client'

import { Button, SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { LocalTime } from '../pages/PageFacts'
import styles from '../pages/pages.module.css'
import type { AuditLine, AuditResult } from './findEvents'
import { auditAddress, type AuditQuery } from './auditQuery'

/** Maps the stored events to display texts. */
const EVENTS: Readonly<Record<string, string>> = {
  'account-created': 'created an account',
  'account-deactivated': 'deactivated an account',
  'account-reactivated': 'reactivated an account',
  'api-key-made': 'created an API key',
  'api-key-revoked': 'revoked an API key',
  deleted: 'deleted',
  'head-tag-changed': 'changed a head tag',
  'head-tag-created': 'created a head tag',
  imported: 'imported',
  'layout-colors-changed': 'changed the colours of a layout',
  'layout-colors-restored': 'reset the colours of a layout',
  'preview-revoked': 'revoked a preview link',
  'preview-shared': 'shared a preview link',
  'person-deleted': 'deleted the submissions of a person',
  'person-exported': 'exported the submissions of a person',
  published: 'published',
  'release-draft': 'returned a release to draft',
  'release-failed': 'could not publish a release',
  'release-made': 'created a release',
  'release-published': 'published a release',
  'release-reverted': 'reverted a release',
  'release-scheduled': 'scheduled a release',
  'roles-changed': 'changed roles',
  scheduled: 'scheduled',
  'schedule-called-off': 'cancelled a schedule',
  'schedule-refused': 'scheduled a change that was refused',
  'signed-in': 'signed in',
  'signed-out': 'signed out',
  trashed: 'moved to the trash',
  unpublished: 'unpublished',
  untrashed: 'restored from the trash',
}

interface Props {
  adminRoute: string
  query: AuditQuery
  result: AuditResult
  /** The slugs and labels of all collections. */
  collections: readonly { slug: string; label: string }[]
}

/** Shows the audit log. The filters are a plain form, which works before hydration. */
export function AuditScreen({ adminRoute, query, result, collections }: Props) {
  const { lines, total, totalPages, page, people } = result
  const labelOf = (slug: string) => collections.find((collection) => collection.slug === slug)?.label ?? slug
  return (
    <div className={styles.screen}>
      <SetStepNav nav={[{ label: 'Audit log' }]} />
      <header className={styles.header}>
        <h1>Audit log</h1>
      </header>
      <form action={`${adminRoute}/audit-log`} className={styles.filters} key={JSON.stringify(query)}>
        <Choice label="Who" name="user" options={people.map(({ id, name }) => [id, name])} value={query.user} />
        <Choice label="What" name="event" options={Object.entries(EVENTS)} value={query.event} />
        <Choice
          label="Of"
          name="collection"
          options={collections.map(({ slug, label }) => [slug, label])}
          value={query.collection}
        />
        <label className={styles.choice}>
          From
          <input className={styles.search} defaultValue={query.from} name="from" type="date" />
        </label>
        <label className={styles.choice}>
          To
          <input className={styles.search} defaultValue={query.to} name="to" type="date" />
        </label>
        <Button buttonStyle="secondary" margin={false} size="small" type="submit">
          Show
        </Button>
        <Link href={`${adminRoute}/audit-log`}>Show all</Link>
      </form>
      {lines.length === 0 ? (
        <p className={styles.empty}>No matching entries.</p>
      ) : (
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <caption className={styles.hidden}>Audit log</caption>
            <thead>
              <tr>
                {['When', 'Who', 'What', 'Of', 'Document'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <EventLine adminRoute={adminRoute} key={line.id} label={labelOf(line.collection)} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <nav aria-label="Pagination" className={styles.pager}>
        <span>
          {total} {total === 1 ? 'entry' : 'entries'}
        </span>
        {page > 1 && <Link href={auditAddress(adminRoute, query, page - 1)}>Previous</Link>}
        {totalPages > 1 && (
          <span aria-current="page">
            {page} of {totalPages}
          </span>
        )}
        {page < totalPages && <Link href={auditAddress(adminRoute, query, page + 1)}>Next</Link>}
      </nav>
    </div>
  )
}

interface ChoiceProps {
  label: string
  name: string
  options: readonly (readonly [value: string, label: string])[]
  value: string
}

function Choice({ label, name, options, value }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select defaultValue={value} name={name}>
        <option value="">All</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function EventLine({ adminRoute, label, line }: { adminRoute: string; label: string; line: AuditLine }) {
  const { event, who, collection, doc, title, at } = line
  const isThere = event !== 'deleted' && doc !== ''
  const name = title || doc
  return (
    <tr>
      <td className={styles.date}>
        <LocalTime iso={at} />
      </td>
      <td>{who ?? 'The system'}</td>
      <td>{EVENTS[event] ?? event}</td>
      <td>{label}</td>
      <td>{isThere ? <Link href={`${adminRoute}/collections/${collection}/${doc}`}>{name}</Link> : name}</td>
    </tr>
  )
}
