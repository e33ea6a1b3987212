import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'

const CONTENT = /^(elements|fields)(\.|$)/
/** Limit of conditions, each of which the database has to plan. Two hundred took the server half a second. */
const MOST_CONDITIONS = 30

/**
 * Refuses conditions and orders of visitors and agents that read other documents, whose values could be guessed letter
 * by letter without their access rules. Also refuses queries of the content of pages, which includes disabled elements,
 * and too many conditions.
 */
export const refuseJoinedQueries: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess || isStaff(req)) return args
  const { where, sort, field, joins } = args as { where?: unknown; sort?: unknown; field?: unknown; joins?: unknown }
  const conditions = pathsOf(where)
  if (conditions.length > MOST_CONDITIONS)
    throw new APIError(
      `"where" may hold ${MOST_CONDITIONS} conditions here, not ${conditions.length}.`,
      400,
      null,
      true,
    )
  const paths = [...conditions, ...sortsOf(sort), ...(typeof field === 'string' ? [withDots(field)] : [])]
  const joined = joinedPaths(joins)[0] ?? paths.find((path) => reachesOut(collection.flattenedFields, path.split('.')))
  if (joined !== undefined)
    throw new APIError(`"${joined}" queries another document, which is not allowed here.`, 400, null, true)
  const inside = collection.slug === slugsOf(req).pages && paths.find((path) => CONTENT.test(path))
  if (inside)
    throw new APIError(`"${inside}" queries the content of pages, which is not allowed here.`, 400, null, true)
  return args
}

/** Returns the paths of conditions and orders in joins, except for an order by a field of the joined documents. */
function joinedPaths(joins: unknown): string[] {
  return Object.entries(joins ?? {}).flatMap(([path, join]) => {
    const { where, sort } = (join || {}) as { where?: unknown; sort?: unknown }
    const joined = [...pathsOf(where), ...sortsOf(sort).filter((name) => name.includes('.'))]
    return joined.map((name) => `${path}.${name}`)
  })
}

function pathsOf(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([key, value]) => {
    if (Array.isArray(value) && /^(and|or)$/i.test(key)) return value.flatMap(pathsOf)
    // Payload accepts conditions on the other document here: `{ resorts: { contains: { name: { like: 'x' } } } }`.
    const { contains } = (value ?? {}) as { contains?: unknown }
    const inner = Array.isArray(contains) ? [] : pathsOf(contains).map((path) => `${key}.${path}`)
    return [key, ...inner].map(withDots)
  })
}

/** Payload reads `brand__name` of GraphQL as `brand.name` in all APIs. */
function withDots(path: string): string {
  return path.replaceAll('__', '.')
}

function sortsOf(sort: unknown): string[] {
  const list = Array.isArray(sort) ? sort : typeof sort === 'string' ? sort.split(',') : []
  return list
    .filter((item): item is string => typeof item === 'string')
    .map((item) => withDots(item.trim().replace(/^-/, '')))
}

function reachesOut(fields: readonly FlattenedField[], segments: string[]): boolean {
  const [name, ...rest] = segments
  const field = fields.find((each) => each.name === name)
  if (!field || rest.length === 0) return false
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return !['id', 'value', 'relationTo'].includes(rest[0] ?? '') || rest.length > 1
    case 'join':
      return true
    case 'group':
    case 'tab':
    case 'array':
      return reachesOut(field.flattenedFields, rest)
    case 'blocks': {
      const block = field.blocks.find(({ slug }) => slug === rest[0])
      return block ? reachesOut(block.flattenedFields, rest.slice(1)) : false
    }
    default:
      return false
  }
}
