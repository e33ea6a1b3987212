import { getFieldByPath } from 'payload'
import type { CollectionBeforeChangeHook, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { getVoix, slugsOf } from '../../options/getVoix'
import { fillingOf, isEqual, queryOf, readRows, type Row } from '../../tree'
import type { ModelQuery } from '../../tree/types'
import { describeProblem, type ValueProblem } from '../values/problems'

interface Body {
  _status?: string | null
  elements?: unknown
}

const OF_GROUP = 'A group is shown once, so it has no query: give one to what is shown per document, inside it.'

/**
 * Refuses to publish a query that cannot find or fill anything: its collection may not be queried, a field does not
 * exist, or an element inside of the query is not bound to a field. Published queries are exempt.
 */
export const checkQueries: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Body
  const after = { ...before, ...(data as Body) }
  if (after._status !== 'published') return data
  const known = new Map<string, Row>()
  if (before._status === 'published') for (const row of readRows(before.elements)) known.set(row.id, row)
  const rows = readRows(after.elements)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { config } = req.payload
  const at = (index: number) => (problem: ValueProblem) => ({
    ...problem,
    path: ['elements', index, 'element', ...problem.path],
  })
  const problems = rows.flatMap((row, index) => {
    const { id, element } = row
    const { modelQuery } = element
    if (!modelQuery) return bindingProblems(row, { find: (own) => byId.get(own), known, config }).map(at(index))
    if (isEqual(modelQuery, known.get(id)?.element.modelQuery)) return []
    if (queryOf(row) === null) return [{ path: ['elements', index, 'element', 'modelQuery'], rule: OF_GROUP }]
    return queryProblems(modelQuery, config).map(({ path, rule }) => at(index)({ path: ['modelQuery', ...path], rule }))
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
  const named = [
    ...where.map(({ field }, index) => ({ at: ['where', index, 'field'], name: field })),
    ...(sort ? [{ at: ['sort'], name: sort.replace(/^-/, '') }] : []),
    ...Object.entries(bind).map(([field, name]) => ({ at: ['bind', field], name })),
  ]
  return named.flatMap(({ at, name }) =>
    isFieldOf(collection, { name, config }) ? [] : [{ path: at, rule: noField(slug, name) }],
  )
}

interface Page {
  find: (id: string) => Row | undefined
  /** Elements of the published page by id. */
  known: ReadonlyMap<string, Row>
  config: SanitizedConfig
}

/**
 * Reports bindings to fields that the query's collection does not have. An unknown collection is reported for the query
 * itself.
 */
function bindingProblems(row: Row, { find, known, config }: Page): ValueProblem[] {
  const filling = fillingOf(row, find)
  const slug = filling?.query.collection
  const collection = config.collections.find((one) => one.slug === slug)
  if (!filling || !slug || !collection) return []
  const before = known.get(row.id)?.element.bind ?? {}
  return Object.entries(filling.bind).flatMap(([field, name]) =>
    before[field] === name || isFieldOf(collection, { name, config })
      ? []
      : [{ path: ['bind', field], rule: noField(slug, name) }],
  )
}

interface Named {
  name: string
  config: SanitizedConfig
}

function isFieldOf({ flattenedFields: fields }: SanitizedCollectionConfig, { name, config }: Named): boolean {
  return name === 'id' || getFieldByPath({ config, fields, includeRelationships: true, path: name }) !== null
}

function noField(slug: string, name: string): string {
  return `The collection "${slug}" has no field "${name}".`
}
