import { getFieldByPath, type CollectionBeforeChangeHook, type SanitizedConfig } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { getVoix, slugsOf } from '../../options/getVoix'
import { isEqual, queryOf, readRows, type Row } from '../../tree'
import type { ModelQuery } from '../../tree/types'
import { describeProblem, type ValueProblem } from '../values/problems'

interface Body {
  _status?: string | null
  elements?: unknown
}

const OF_GROUP = 'A group is shown once, so it has no query: give one to what is shown per document, inside it.'

/**
 * Refuses to publish a query that would find nothing or fill nothing, whatever the documents: of a collection that queries may not read, by
 * a field that it does not have. Visitors' page as it is may keep its own.
 */
export const checkQueries: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Body
  const after = { ...before, ...(data as Body) }
  if (after._status !== 'published') return data
  const known = new Map<string, Row>()
  if (before._status === 'published') for (const row of readRows(before.elements)) known.set(row.id, row)
  const rows = readRows(after.elements)
  const problems = rows.flatMap((row, index) => {
    const { id, element } = row
    const { modelQuery } = element
    if (!modelQuery || isEqual(modelQuery, known.get(id)?.element.modelQuery)) return []
    if (queryOf(row) === null) return [{ path: ['elements', index, 'element', 'modelQuery'], rule: OF_GROUP }]
    return queryProblems(modelQuery, req.payload.config).map(({ path, rule }) => {
      return { path: ['elements', index, 'element', 'modelQuery', ...path], rule }
    })
  })
  if (problems.length === 0) return data
  return refuse({ collection: slugsOf(req).pages, errors: problems.map((one) => describeProblem(one, rows)), req })
}

function queryProblems({ collection: slug, where, sort, bind }: ModelQuery, config: SanitizedConfig): ValueProblem[] {
  const collection = config.collections.find((one) => one.slug === slug)
  const { queryCollections } = getVoix(config)
  if (!collection || !queryCollections.includes(slug)) {
    const offered = queryCollections.length === 0 ? 'none' : queryCollections.join(', ')
    return [{ path: ['collection'], rule: `Queries may not read "${slug}" (they may read: ${offered}).` }]
  }
  const fields = collection.flattenedFields
  const isKnown = (path: string) =>
    path === 'id' || getFieldByPath({ config, fields, includeRelationships: true, path }) !== null
  const named = [
    ...where.map(({ field }, index) => ({ at: ['where', index, 'field'], name: field })),
    ...(sort ? [{ at: ['sort'], name: sort.replace(/^-/, '') }] : []),
    ...Object.entries(bind).map(([field, name]) => ({ at: ['bind', field], name })),
  ]
  return named.flatMap(({ at, name }) =>
    isKnown(name) ? [] : [{ path: at, rule: `The collection "${slug}" has no field "${name}".` }],
  )
}
