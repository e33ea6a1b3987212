'use client'

import { useEffect, useState } from 'react'
import type { ModelQuery } from '../../../../tree/types'
import { request } from '../../../api/request'
import { useEditor, useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import inputs from '../../../ui/inputs/inputs.module.css'
import styles from './query.module.css'
import { restQuery } from './where'

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

/** Quiet time before the server is asked: as long as the preview waits. */
const QUIET_MS = 150
/** How many documents are named. */
const SHOWN = 5

export type QueryResults =
  | { kind: 'asking' }
  | { kind: 'failed'; message: string }
  | { kind: 'found'; total: number; documents: { id: string; title: string }[]; isCurrent: boolean }

interface Found {
  totalDocs: number
  docs: ({ id: string | number } & Record<string, unknown>)[]
}

/** What the query finds now, with the editor's own rights. The last answer stays until the next one is there. */
export function useQueryResults({ query, titleField }: { query: ModelQuery; titleField: string }): QueryResults {
  const { boot } = useSession()
  const locale = useEditor((state) => state.page.page.languageCode)
  const [results, setResults] = useState<QueryResults>({ kind: 'asking' })
  const first = Math.min(SHOWN, query.limit)
  const url = `${boot.apiRoute}/${query.collection}?${restQuery({ query, locale, first })}`
  useEffect(() => {
    const controller = new AbortController()
    setResults((last) => (last.kind === 'found' ? { ...last, isCurrent: false } : { kind: 'asking' }))
    const timer = setTimeout(() => {
      void request<Found>({ url, signal: controller.signal }).then((answer) => {
        if (controller.signal.aborted) return
        if (!answer.ok) return setResults({ kind: 'failed', message: answer.message })
        const documents = answer.data.docs.map((doc) => ({ id: String(doc.id), title: titleOf(doc, titleField) }))
        setResults({ kind: 'found', total: answer.data.totalDocs, documents, isCurrent: true })
      })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [titleField, url])
  return results
}

function titleOf(doc: Record<string, unknown>, field: string): string {
  const title = doc[field]
  return typeof title === 'string' && title !== '' ? title : String(doc.id)
}
