import type { Row } from '../../../../tree/types'

/** Where a query fills a field from: `resorts name`, the collection and the path; `null`: it is the element's own. */
export function boundFrom({ row, field }: { row: Row | undefined; field: string }): string | null {
  const query = row?.element.modelQuery
  const path = query?.bind[field]
  return query && path ? `${query.collection} ${path}` : null
}
