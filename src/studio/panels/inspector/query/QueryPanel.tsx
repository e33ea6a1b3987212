'use client'

import { Unlink } from 'lucide-react'
import type { ModelQuery, Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import { EitherOr } from '../../../ui/inputs/EitherOr'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { TextInput } from '../../../ui/inputs/TextInput'
import inputs from '../../../ui/inputs/inputs.module.css'
import lists from '../../../ui/inputs/lists.module.css'
import { wholeNumber } from '../../../ui/inputs/parse'
import { QueryResults } from './QueryResults'
import { QueryWhere } from './QueryWhere'
import { fittingFields, withBinding } from './collectionFields'
import { useCollections } from './useCollections'
import type { QueryPartProps } from './where'

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
          <QueryBindings blockType={row.blockType} collection={collection} onChange={set} query={query} />
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

/** Which of the slice's fields are filled from the document. The others keep the element's own values. */
function QueryBindings({ blockType, query, collection, onChange }: QueryPartProps & { blockType: string }) {
  const { slice } = useSession()
  const fields = (slice(blockType)?.fields ?? [])
    .map((field) => ({ field, offered: fittingFields({ field, documents: collection.fields }) }))
    .filter(({ field, offered }) => offered.length > 0 || query.bind[field.name] !== undefined)
  return (
    <Section hint="A field that is not bound keeps the element’s own value." title="Fields from the document">
      {fields.map(({ field, offered }) => (
        <SelectInput
          choices={[
            { value: '', label: 'Own value' },
            ...offered.map(({ path, label }) => ({ value: path, label: `${label} (${path})` })),
          ]}
          key={field.name}
          label={field.label}
          name={`query.bind.${field.name}`}
          onChange={(path) => onChange({ ...query, bind: withBinding({ bind: query.bind, field: field.name, path }) })}
          value={query.bind[field.name] ?? ''}
        />
      ))}
    </Section>
  )
}
