'use client'

import useSWRImmutable from 'swr/immutable'
import { useSession } from '../../session/session'
import { request } from '../../api/request'
import type { ConflictSide } from '../../describe/describeConflict'
import styles from './conflicts.module.css'

/** One side's value: text, pictures with their names, colours. */
export function ReadableValue({ note, parts }: ConflictSide) {
  if (note !== null) return <p className={styles.note}>{note}</p>
  if (parts.length === 0) return <p className={styles.note}>Empty</p>
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return (
          <p className={styles.text} key={index}>
            {part.text}
          </p>
        )
      case 'label':
        return (
          <p className={styles.label} key={index}>
            {part.text}
          </p>
        )
      case 'color':
        return (
          <p className={styles.color} key={index}>
            <span aria-hidden style={{ background: part.color }} />
            {part.color}
          </p>
        )
      case 'media':
        return <Picture id={part.id} key={index} />
    }
  })
}

interface Media {
  filename?: string
  alt?: string
  thumbnailURL?: string | null
  url?: string | null
}

function Picture({ id }: { id: string }) {
  const { boot } = useSession()
  const url = `${boot.apiRoute}/${boot.collections.media}/${encodeURIComponent(id)}?depth=0`
  const { data } = useSWRImmutable(url, (address: string) => request<Media>({ url: address }))
  if (!data) return <p className={styles.note}>Loading the picture…</p>
  if (!data.ok) return <p className={styles.note}>A picture that is gone ({id})</p>
  const { filename, alt, thumbnailURL, url: original } = data.data
  const source = thumbnailURL ?? original
  return (
    <figure className={styles.picture}>
      {source && <img alt={alt ?? ''} src={source} />}
      <figcaption>{filename ?? id}</figcaption>
    </figure>
  )
}
