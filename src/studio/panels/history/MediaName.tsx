'use client'

import useSWR from 'swr'
import { useSession } from '../../session/session'
import { request } from '../../api/request'
import styles from './changes.module.css'

interface Media {
  filename?: string | null
  alt?: string | null
  url?: string | null
  thumbnailURL?: string | null
  mimeType?: string | null
}

/** A picture by its look and its name. */
export function MediaName({ id }: { id: string }) {
  const { boot } = useSession()
  const { data } = useSWR(`${boot.apiRoute}/${boot.collections.media}/${id}?depth=0`, readMedia, {
    revalidateOnFocus: false,
  })
  const isPicture = data?.mimeType?.startsWith('image/') === true
  return (
    <span className={styles.media}>
      {/* Its name stands beside it. */}
      {isPicture && data.url && (
        <img alt="" height={28} loading="lazy" src={data.thumbnailURL ?? data.url} width={40} />
      )}
      {data === undefined ? '…' : (data?.filename ?? 'a file that is gone')}
    </span>
  )
}

async function readMedia(url: string): Promise<Media | null> {
  const answer = await request<Media>({ url })
  return answer.ok ? answer.data : null
}
