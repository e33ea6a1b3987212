import { useEffect, useState } from 'react'
import type { ModelQuery } from '../../../../tree/types'
import { useEditor, useSession } from '../../../session/session'
import { request } from '../../../api/request'
import { restQuery } from './where'

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
