import type { ModelQuery } from '../../../../tree/types'
import type { QueryCollection } from './useCollections'

/** What every part of the query's panel works with. */
export interface QueryPartProps {
  query: ModelQuery
  collection: QueryCollection
  onChange: (query: ModelQuery, typing?: string) => void
  isReadOnly: boolean
}
