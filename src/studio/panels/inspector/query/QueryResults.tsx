'use client'

import type { ModelQuery } from '../../../../tree/types'
import inputs from '../../../ui/inputs/inputs.module.css'
import { Section } from '../../../ui/inputs/Section'
import styles from './query.module.css'
import { useQueryResults } from './useQueryResults'

/** How many documents the query finds now, and the first of them. */
export function QueryResults({ query, titleField }: { query: ModelQuery; titleField: string }) {
  const results = useQueryResults({ query, titleField })
  return (
    <Section title="Result">
      <div
        aria-live="polite"
        data-query-total={results.kind === 'found' && results.isCurrent ? results.total : undefined}
      >
        {results.kind === 'asking' && <p className={inputs.hint}>Asking…</p>}
        {results.kind === 'failed' && (
          <p className={inputs.problem} role="alert">
            {results.message}
          </p>
        )}
        {results.kind === 'found' && (
          <div className={styles.results} data-is-current={results.isCurrent}>
            <p className={styles.count}>{countSentence({ total: results.total, limit: query.limit })}</p>
            <ol>
              {results.documents.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ol>
            {Math.min(results.total, query.limit) > results.documents.length && (
              <p className={inputs.hint}>and {Math.min(results.total, query.limit) - results.documents.length} more</p>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}

function countSentence({ total, limit }: { total: number; limit: number }): string {
  if (total === 0) return 'Nothing found: the element shows nothing.'
  const found = total === 1 ? '1 document found' : `${total} documents found`
  return total > limit ? `${found}, the first ${limit} are shown` : found
}
