'use client'

import { Button, SetStepNav } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { createRelease } from '../../studio/api/releases'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { listReleases, type ListedRelease } from '../../contract/releases'
import { LocalTime, ZonedTime } from '../pages/PageFacts'
import styles from '../pages/pages.module.css'
import { ReleasePill } from './ReleasePill'
import own from './releases.module.css'

interface Props {
  adminRoute: string
  apiRoute: string
  /** The slug of the releases collection. */
  collections: { releases: string }
  canEdit: boolean
}

/** Lists the releases, with a form for a new one. */
export function ReleasesScreen({ adminRoute, apiRoute, collections, canEdit }: Props) {
  const { data, problem } = useEndpoint(apiRoute, listReleases, {}, { refreshInterval: 15_000 })
  return (
    <div className={styles.screen}>
      <SetStepNav nav={[{ label: 'Releases' }]} />
      <header className={styles.header}>
        <h1>Releases</h1>
      </header>
      <p className={styles.lead}>
        A release gathers changes of pages, menus and other documents, and shows them to visitors at once. Until then
        neither they nor users who work outside of it see the changes.
      </p>
      {canEdit && <NewRelease adminRoute={adminRoute} apiRoute={apiRoute} collections={collections} />}
      {problem !== null && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {!data && problem === null && <p className={styles.empty}>Looking …</p>}
      {data?.releases.length === 0 && (
        <p className={styles.empty}>
          There is no release yet. {canEdit ? 'Create one, then choose it in the studio or add documents here.' : ''}
        </p>
      )}
      {data && data.releases.length > 0 && (
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <caption className={styles.hidden}>Releases</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Status</th>
                <th scope="col">Documents</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {data.releases.map((release) => (
                <tr key={release.id}>
                  <th data-path="" scope="row">
                    <Link href={`${adminRoute}/releases/${release.id}`}>{release.name}</Link>
                  </th>
                  <td>
                    <ReleasePill status={release.status} />
                  </td>
                  <td>{release.count}</td>
                  <td className={styles.date}>
                    <When release={release} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

function When({ release: { status, publishAt, timeZone, publishedAt, updatedAt } }: { release: ListedRelease }) {
  if (status === 'scheduled' && publishAt)
    return (
      <>
        Will be published <ZonedTime iso={publishAt} timeZone={timeZone ?? 'UTC'} />
      </>
    )
  if (publishedAt && (status === 'published' || status === 'reverted'))
    return (
      <>
        Published <LocalTime iso={publishedAt} />
      </>
    )
  return updatedAt ? (
    <>
      Changed <LocalTime iso={updatedAt} />
    </>
  ) : null
}

function NewRelease({ adminRoute, ...place }: Pick<Props, 'adminRoute' | 'apiRoute' | 'collections'>) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name === '') return setProblem('Enter a name for the release.')
    setIsBusy(true)
    const answer = await createRelease(place, name)
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    router.push(`${adminRoute}/releases/${answer.data.doc.id}`)
  }
  return (
    <form className={own.form} onSubmit={(event) => void create(event)}>
      <label className={own.field}>
        Name of a new release
        <input maxLength={100} name="name" placeholder="Summer season" />
      </label>
      <Button disabled={isBusy} margin={false} size="medium" type="submit">
        {isBusy ? 'Making …' : 'Make a release'}
      </Button>
      {problem !== null && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
