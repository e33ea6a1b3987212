'use client'

import { Search } from 'lucide-react'
import { search } from '../../contract/start'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { pressedKey } from '../../studio/dom/pressedKey'
import { Link } from '../../studio/ui/Link'
import { useDeferredValue, useId, useState } from 'react'
import styles from './start.module.css'

/** Searches everything that the user may read. */
export function SearchAll({ apiRoute }: { apiRoute: string }) {
  const [words, setWords] = useState('')
  const id = useId()
  const wanted = useDeferredValue(words.trim())
  const { data, problem } = useEndpoint(apiRoute, search, wanted.length < 2 ? null : { query: { q: wanted } })
  const isOpen = wanted.length >= 2
  return (
    <div className={styles.search} onKeyDown={(event) => pressedKey(event) === 'Escape' && setWords('')}>
      <Search aria-hidden size={16} />
      <input
        aria-controls={id}
        aria-label="Search everything"
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
        placeholder="Search pages, media, redirects …"
        type="search"
        value={words}
      />
      <div
        className={styles.found}
        hidden={!isOpen}
        id={id}
        role="region"
        aria-label="What was found"
        aria-live="polite"
      >
        {problem !== null && <p role="alert">{problem}</p>}
        {problem === null && !data && <p>Looking …</p>}
        {data?.groups.length === 0 && <p>No title contains “{wanted}”.</p>}
        {data?.groups.map(({ label, docs }) => (
          <section key={label}>
            <h3>{label}</h3>
            <ul>
              {docs.map((doc) => (
                <li key={doc.id}>
                  <Link href={doc.href}>
                    <span>{doc.title}</span>
                    {doc.note && <small>{doc.note}</small>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
