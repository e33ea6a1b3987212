import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload'
import { unstorableTexts } from '../../page/values/unstorable'

/** The largest `integer` of PostgreSQL. */
const LARGEST = 2_147_483_647

/** Geometric operators. The database adapter fails if the field is not a point. */
const GEOMETRIC = new Set(['near', 'within', 'intersects'])

/** Arguments of an operation other than the written values. */
interface Input {
  id?: unknown
  where?: unknown
  sort?: unknown
  joins?: unknown
  page?: unknown
  limit?: unknown
  depth?: unknown
}

/** Refuses queries that the database would reject: texts that it cannot store, and numbers out of range. */
export const refuseUnreadable: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess) return args
  const { id, where, sort, joins, ...numbers } = args as Input
  if (unstorableTexts({ id, where, sort, joins }).length > 0) {
    refuse('A text in a query must not contain the NUL character or half of a character.')
  }
  if (comparesPlaces(where) && !hasPlaces(collection.flattenedFields)) {
    refuse(`"near", "within" and "intersects" compare places on a map, of which "${collection.slug}" has none.`)
  }
  for (const name of ['page', 'limit', 'depth'] as const) {
    const value = numbers[name]
    if (typeof value !== 'number') continue
    // Payload treats NaN as a missing value.
    if (!Number.isNaN(value) && !(Number.isInteger(value) && value >= 0 && value <= LARGEST)) {
      refuse(`"${name}" must be a whole number from 0 to ${LARGEST}.`)
    }
  }
  return args
}

function comparesPlaces(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(([key, value]) => GEOMETRIC.has(key) || comparesPlaces(value))
}

function hasPlaces(fields: readonly FlattenedField[]): boolean {
  return fields.some(
    (field) => field.type === 'point' || ('flattenedFields' in field && hasPlaces(field.flattenedFields)),
  )
}

function refuse(message: string): never {
  throw new APIError(message, 400, null, true)
}
