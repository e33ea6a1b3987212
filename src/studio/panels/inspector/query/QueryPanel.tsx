'use client'

import { Unlink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ModelQuery, Row } from '../../../../tree/types'
import { useSession, useEditor } from '../../../session/session'
import { EitherOr } from '../../../ui/inputs/EitherOr'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { TextInput } from '../../../ui/inputs/TextInput'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { wholeNumber } from '../../../ui/inputs/parse'
import { QueryWhere } from './QueryWhere'
import { Bindings, BindingsAround } from './Bindings'
import { useCollections } from './useCollections'
import { type QueryPartProps, restQuery } from './where'
import * as z from 'zod/mini'
import { documentEndpoints } from '../../../../contract/documents'
import { addressFor, call } from '../../../api/call'
import styles from './query.module.css'

/** Shows the element once per document of a collection, with fields filled from the document. */
export function QueryPanel({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { dispatch } = useSession()
  const collections = useCollections()
  const query = row.element.modelQuery
  const collection = collections.find(({ slug }) => slug === query?.collection)
  const set = (modelQuery: ModelQuery | null, typing?: string) =>
    dispatch({ type: 'settingsUpdate', id: row.id, settings: { modelQuery }, typing })
  const choose = (slug: string) => {
    if (slug !== '' && slug !== query?.collection)
      set({ collection: slug, where: [], sort: null, limit: query?.limit ?? 6, bind: {} })
  }
  return (
    <div className={inputs.panel}>
      {!query && <BindingsAround collections={collections} isReadOnly={isReadOnly} row={row} />}
      <Section
        actions={
          query && !isReadOnly ? <SmallButton icon={Unlink} label="Clear query" onClick={() => set(null)} /> : undefined
        }
        hint={query ? undefined : 'Show this element once per document of a collection, with fields filled from it.'}
        title="Documents"
      >
        <SelectInput
          choices={collections.map(({ slug, label }) => ({ value: slug, label }))}
          label="Collection"
          name="query.collection"
          onChange={choose}
          value={query?.collection ?? ''}
        />
        {query && !collection && (
          <p className={inputs.problem} role="alert">
            Queries may not read the collection “{query.collection}”: the element shows nothing. Choose another.
          </p>
        )}
      </Section>
      {query && collection && (
        <>
          <QueryWhere collection={collection} onChange={set} query={query} />
          <QueryOrder collection={collection} onChange={set} query={query} />
          <Bindings
            bind={query.bind}
            blockType={row.blockType}
            collection={collection}
            hint="A field that is not bound keeps the element’s own value."
            name="query.bind"
            onChange={(bind) => set({ ...query, bind })}
          />
          <QueryResults query={query} titleField={collection.titleField} />
        </>
      )}
    </div>
  )
}

/** The site shows no more than this of one query. */
const MOST = 100
const SORTABLE = ['text', 'number', 'date', 'select', 'checkbox']

/** In which order, and how many. */
function QueryOrder({ query, collection, onChange }: QueryPartProps) {
  const isDescending = query.sort?.startsWith('-') ?? false
  const sortField = query.sort?.replace(/^-/, '') ?? ''
  const setSort = (field: string, descending: boolean) =>
    onChange({ ...query, sort: field === '' ? null : `${descending ? '-' : ''}${field}` })
  const fields = collection.fields.filter(({ kind }) => SORTABLE.includes(kind))
  return (
    <Section title="Order and number">
      <div className={lists.pair}>
        <SelectInput
          choices={[{ value: '', label: 'Newest first' }, ...fields.map(({ path, label }) => ({ value: path, label }))]}
          label="Sort by"
          name="query.sort"
          onChange={(field) => setSort(field, isDescending)}
          value={sortField}
        />
        <TextInput
          inputMode="numeric"
          label="At most"
          name="query.limit"
          onChange={(limit) => onChange({ ...query, limit }, 'query limit')}
          parse={wholeNumber({ min: 1, max: MOST })}
          stored={String(query.limit)}
        />
      </div>
      {sortField !== '' && (
        <EitherOr
          choices={[
            { value: 'up', label: 'Ascending' },
            { value: 'down', label: 'Descending' },
          ]}
          label="Direction"
          onChange={(direction) => setSort(sortField, direction === 'down')}
          value={isDescending ? 'down' : 'up'}
        />
      )}
    </Section>
  )
}

/** How many documents the query finds now, and the first of them. */
function QueryResults({ query, titleField }: { query: ModelQuery; titleField: string }) {
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

type QueryResults =
  | { kind: 'asking' }
  | { kind: 'failed'; message: string }
  | { kind: 'found'; total: number; documents: { id: string; title: string }[]; isCurrent: boolean }

const documents = documentEndpoints(z.looseObject({ id: z.union([z.string(), z.number()]) }))

/** What the query finds now, with the editor's own rights. The last answer stays until the next one is there. */
function useQueryResults({ query, titleField }: { query: ModelQuery; titleField: string }): QueryResults {
  const { boot } = useSession()
  const locale = useEditor((state) => state.page.page.languageCode)
  const [results, setResults] = useState<QueryResults>({ kind: 'asking' })
  const first = Math.min(SHOWN, query.limit)
  const input = { params: { collection: query.collection }, query: restQuery({ query, locale, first }) }
  const url = addressFor(boot.apiRoute, documents.find, input)
  const latest = useRef(input)
  latest.current = input
  useEffect(() => {
    const controller = new AbortController()
    setResults((last) => (last.kind === 'found' ? { ...last, isCurrent: false } : { kind: 'asking' }))
    const timer = setTimeout(() => {
      void call(boot.apiRoute, documents.find, latest.current, { signal: controller.signal }).then((answer) => {
        if (controller.signal.aborted) return
        if (!answer.ok) return setResults({ kind: 'failed', message: answer.message })
        const found = answer.data.docs.map((doc) => ({ id: String(doc.id), title: titleOf(doc, titleField) }))
        setResults({ kind: 'found', total: answer.data.totalDocs, documents: found, isCurrent: true })
      })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [boot.apiRoute, titleField, url])
  return results
}

function titleOf(doc: Record<string, unknown>, field: string): string {
  const title = doc[field]
  return typeof title === 'string' && title !== '' ? title : String(doc.id)
}
