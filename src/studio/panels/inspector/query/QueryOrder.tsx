'use client'

import { EitherOr } from '../../../ui/inputs/EitherOr'
import lists from '../../../ui/inputs/lists.module.css'
import { wholeNumber } from '../../../ui/inputs/parse'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { TextInput } from '../../../ui/inputs/TextInput'
import type { QueryPartProps } from './types'

/** The site shows no more than this of one query. */
const MOST = 100
const SORTABLE = ['text', 'number', 'date', 'select', 'checkbox']

/** In which order, and how many. */
export function QueryOrder({ query, collection, onChange, isReadOnly }: QueryPartProps) {
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
          isReadOnly={isReadOnly}
          label="Sort by"
          name="query.sort"
          onChange={(field) => setSort(field, isDescending)}
          value={sortField}
        />
        <TextInput
          inputMode="numeric"
          isReadOnly={isReadOnly}
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
          isReadOnly={isReadOnly}
          label="Direction"
          onChange={(direction) => setSort(sortField, direction === 'down')}
          value={isDescending ? 'down' : 'up'}
        />
      )}
    </Section>
  )
}
