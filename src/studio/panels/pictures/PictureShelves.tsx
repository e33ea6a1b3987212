'use client'

import { Clock, Images, Tag } from 'lucide-react'
import useSWR from 'swr'
import { readTags } from '../../api/pictures'
import styles from './pictures.module.css'
import type { Choice, Shelf } from './useChoice'

/** All, those chosen last, and one shelf per tag. */
export function PictureShelves({ choice }: { choice: Choice }) {
  const { library, shelf, setShelf } = choice
  const { data: tags = [] } = useSWR<string[], Error>(
    library.has.tags ? [library.url, 'tags'] : null,
    () => readTags(library.url),
    {
      revalidateOnFocus: false,
    },
  )
  const isSame = (other: Shelf) => JSON.stringify(other) === JSON.stringify(shelf)
  const button = (own: Shelf, label: string, Icon: typeof Tag) => (
    <li key={label}>
      <button aria-pressed={isSame(own)} className={styles.shelf} onClick={() => setShelf(own)} type="button">
        <Icon aria-hidden size={14} />
        <span>{label}</span>
      </button>
    </li>
  )
  return (
    <nav aria-label="Shelves" className={styles.shelves}>
      <ul>
        {button({ kind: 'all' }, 'All, newest first', Images)}
        {button({ kind: 'recent' }, 'Recently used', Clock)}
      </ul>
      {tags.length > 0 && (
        <>
          <h3 id="voix-picture-tags">Tags</h3>
          <ul aria-labelledby="voix-picture-tags">{tags.map((tag) => button({ kind: 'tag', tag }, tag, Tag))}</ul>
        </>
      )}
    </nav>
  )
}
