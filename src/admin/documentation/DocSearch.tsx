'use client'

import { Search } from 'lucide-react'
import { pressedKey } from '../../studio/dom/pressedKey'
import { searchWords } from '../../tree'
import { Link } from '../../studio/ui/Link'
import { useDeferredValue, useState } from 'react'
import { searchDocuments, type SearchEntry } from './search'
import styles from './documentation.module.css'

/** Searches titles, headings and text of the documentation. */
export function DocSearch({ entries }: { entries: readonly SearchEntry[] }) {
  const [query, setAsked] = useState('')
  const shown = useDeferredValue(query)
  const results = searchDocuments(entries, shown)
  const words = searchWords(shown)
  return (
    <div className={styles.search} role="search">
      <label>
        <Search aria-hidden size={15} />
        <input
          aria-label="Search the documentation"
          onChange={(event) => setAsked(event.target.value)}
          onKeyDown={(event) => pressedKey(event) === 'Escape' && setAsked('')}
          placeholder="Search"
          type="search"
          value={query}
        />
      </label>
      <p className={styles.count} role="status">
        {words.length > 0 &&
          (results.length === 1 ? '1 page found' : `${results.length === 0 ? 'No' : results.length} pages found`)}
      </p>
      {results.length > 0 && (
        <ul aria-label="Found">
          {results.map(({ title, section, href, excerpt }) => (
            <li key={href}>
              <Link href={href} onClick={() => setAsked('')}>
                <b>
                  <Marked text={title} words={words} />
                </b>
                <small>{section}</small>
                <span>
                  <Marked text={excerpt} words={words} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Highlights the words of the search in a text. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'))
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}
