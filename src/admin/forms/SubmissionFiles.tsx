'use client'

import { useConfig } from '@payloadcms/ui'
import { Download } from 'lucide-react'
import useSWR from 'swr'
import { request } from '../../studio/api/request'
import styles from '../redirects/redirects.module.css'

interface Stored {
  id: string | number
  title: string
  slug: string
}

const QUERY = 'depth=0&limit=100&sort=title&select[title]=true&select[slug]=true'

/** Above the list of submissions: those of each form as a CSV file. */
export function SubmissionFiles({ formsSlug }: { formsSlug: string }) {
  const { routes } = useConfig().config
  const { data } = useSWR(`${routes.api}/${formsSlug}?${QUERY}`, readForms)
  if (!data || data.length === 0) return null
  return (
    <div className={styles.tools}>
      <div className={styles.files}>
        {data.map(({ id, title, slug }) => (
          <a className={styles.file} download href={`${routes.api}/voix/forms/${slug}/submissions.csv`} key={id}>
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
