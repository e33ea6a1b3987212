'use client'

import { useConfig } from '@payloadcms/ui'
import { Download } from 'lucide-react'
import * as z from 'zod/mini'
import { documentEndpoints } from '../../contract/documents'
import { exportSubmissions } from '../../contract/forms'
import { addressFor } from '../../studio/api/call'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { PersonSubmissions } from './PersonSubmissions'
import styles from '../redirects/redirects.module.css'

const forms = documentEndpoints(
  z.object({ id: z.union([z.string(), z.number()]), title: z.string(), slug: z.string() }),
)

const QUERY = { depth: 0, limit: 100, sort: 'title', select: { title: true, slug: true } }

interface Props {
  formsSlug: string
  hasDeletePermission?: boolean
}

/**
 * The tools above the list of submissions: a CSV file per form and, for administrators, the submissions of one person.
 */
export function SubmissionTools({ formsSlug, hasDeletePermission = false }: Props) {
  const { routes } = useConfig().config
  const { data } = useEndpoint(routes.api, forms.find, { params: { collection: formsSlug }, query: QUERY })
  return (
    <div className={styles.tools}>
      {hasDeletePermission && <PersonSubmissions apiRoute={routes.api} />}
      <div className={styles.files}>
        {data?.docs.map(({ id, title, slug }) => (
          <a
            className={styles.file}
            download
            href={addressFor(routes.api, exportSubmissions, { params: { slug } })}
            key={id}
          >
            <Download aria-hidden size={16} /> {title}
          </a>
        ))}
      </div>
    </div>
  )
}
