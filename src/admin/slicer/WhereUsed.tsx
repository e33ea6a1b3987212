'use client'

import { findSliceUses } from '../../contract/uses'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { Link } from '../../studio/ui/Link'
import pages from '../pages/pages.module.css'
import styles from './slicer.module.css'

/** Lists the pages and shared sections that use a slice, with links to the studio. */
export function WhereUsed({ adminRoute, apiRoute, slice }: { adminRoute: string; apiRoute: string; slice: string }) {
  const { data, problem } = useEndpoint(apiRoute, findSliceUses, { params: { slice } })
  return (
    <section aria-label="Where it is used">
      <h2 className={styles.group}>
        Where it is used {data && <small>{data.totalDocs === 1 ? '1 page' : `${data.totalDocs} pages`}</small>}
      </h2>
      {problem !== null && (
        <p className={pages.error} role="alert">
          Where it is used cannot be read: {problem}
        </p>
      )}
      {!data && problem === null && <p role="status">Looking through the pages…</p>}
      {data?.totalDocs === 0 && <p>On no page yet.</p>}
      <ul className={styles.uses}>
        {data?.docs.map(({ id, title, path, kind, isPublished, isDraft, elements }) => (
          <li key={id}>
            <Link href={`${adminRoute}/studio/${id}`}>{title || 'Untitled'}</Link>
            <code>{kind === 'section' ? 'shared section' : path}</code>
            <small>
              {elements.length === 1 ? 'once' : `${elements.length} times`}
              {!isPublished && ', in a draft'}
              {!isDraft && ', taken out in the newest draft'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
