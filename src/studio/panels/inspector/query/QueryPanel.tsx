'use client'

import { Unlink } from 'lucide-react'
import type { ModelQuery, Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import { Section } from '../../../ui/inputs/Section'
import { SelectInput } from '../../../ui/inputs/SelectInput'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { QueryBindings } from './QueryBindings'
import { QueryOrder } from './QueryOrder'
import { QueryResults } from './QueryResults'
import { QueryWhere } from './QueryWhere'
import { useCollections } from './useCollections'

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
          isReadOnly={isReadOnly}
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
          <QueryWhere collection={collection} isReadOnly={isReadOnly} onChange={set} query={query} />
          <QueryOrder collection={collection} isReadOnly={isReadOnly} onChange={set} query={query} />
          <QueryBindings
            blockType={row.blockType}
            collection={collection}
            isReadOnly={isReadOnly}
            onChange={set}
            query={query}
          />
          <QueryResults query={query} titleField={collection.titleField} />
        </>
      )}
    </div>
  )
}
