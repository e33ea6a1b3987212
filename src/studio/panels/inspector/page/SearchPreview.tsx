'use client'

import styles from './page.module.css'
import { DESCRIPTION_LIMITS, TITLE_LIMITS } from './textLength'

interface Props {
  title: string
  description: string
  address: string
  isHidden: boolean
}

/** The page as a search engine would list it. */
export function SearchPreview({ title, description, address, isHidden }: Props) {
  return (
    <figure aria-label="How a search engine may show the page" className={styles.result} data-is-hidden={isHidden}>
      <span className={styles.resultAddress}>{address}</span>
      <span className={styles.resultTitle}>{cut(title, TITLE_LIMITS.max)}</span>
      <span className={styles.resultText}>
        {description === ''
          ? 'Without a description the search engine picks words of the page.'
          : cut(description, DESCRIPTION_LIMITS.max)}
      </span>
      {isHidden && <figcaption>Kept out of search engines.</figcaption>}
    </figure>
  )
}

function cut(text: string, max: number): string {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max).join('').trimEnd()} …` : text
}
