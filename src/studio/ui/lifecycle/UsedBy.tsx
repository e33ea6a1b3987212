import useSWR from 'swr'
import { readUses, usedInUrl } from '../../api/sections'
import type { LifecyclePage, LifecyclePlace } from '../../model/lifecycle'
import styles from './lifecycle.module.css'

/** How many documents are listed. */
const LISTED = 6

interface Props {
  page: Pick<LifecyclePage, 'id'>
  place: Pick<LifecyclePlace, 'apiRoute' | 'collections'>
  /** What it means for what the person is about to do. */
  words: string
}

/** What visitors see that uses the page, each leading to where it is edited. Nothing while that is not known. */
export function UsedBy({ page, place, words }: Props) {
  const { data = [] } = useSWR(usedInUrl(place, page.id), readUses)
  const uses = data.filter(({ isPublished }) => isPublished)
  if (uses.length === 0) return null
  return (
    <div className={styles.usedBy}>
      <p>{words}</p>
      <ul aria-label="Where it is used">
        {uses.slice(0, LISTED).map(({ id, title, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" target="_blank">
              {title ?? id}
            </a>
          </li>
        ))}
        {uses.length > LISTED && <li>and {uses.length - LISTED} more</li>}
      </ul>
    </div>
  )
}
