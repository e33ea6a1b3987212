'use client'

import { useConfig } from '@payloadcms/ui'
import { Download } from 'lucide-react'
import useSWR from 'swr'
import { exportSubmissions } from '../../contract/forms'
import { addressFor } from '../../studio/api/call'
import { request } from '../../studio/api/request'
import { PersonSubmissions } from './PersonSubmissions'
import styles from '../redirects/redirects.module.css'

interface Stored {
  id: string | number
  title: string
  slug: string
}

const QUERY = 'depth=0&limit=100&sort=title&select[title]=true&select[slug]=true'

interface Props {
  formsSlug: string
  hasDeletePermission?: boolean
}

/**
 * The tools above the list of submissions: a CSV file per form and, for administrators, the submissions of one person.
 */
export function SubmissionTools({ formsSlug, hasDeletePermission = false }: Props) {
  const { routes } = useConfig().config
  const { data = [] } = useSWR(`${routes.api}/${formsSlug}?${QUERY}`, readForms)
  return (
    <div className={styles.tools}>
      {hasDeletePermission && <PersonSubmissions apiRoute={routes.api} />}
      <div className={styles.files}>
        {data.map(({ id, title, slug }) => (
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

async function readForms(url: string): Promise<Stored[]> {
  const answer = await request<{ docs: Stored[] }>({ url })
  return answer.ok ? answer.data.docs : []
}
