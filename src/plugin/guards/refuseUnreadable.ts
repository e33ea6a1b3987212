import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload'
import { unstorableTexts } from '../../page/values/unstorable'

/** Of PostgreSQL's `integer`; the product of two of them still fits where rows are skipped. */
const LARGEST = 2_147_483_647

/** Comparisons of places on a map. The database adapter fails where a field is no place. */
const GEOMETRIC = new Set(['near', 'within', 'intersects'])

/** What an operation asks with, beside the values that it writes. */
interface Asked {
  id?: unknown
  where?: unknown
  sort?: unknown
  joins?: unknown
  page?: unknown
  limit?: unknown
  depth?: unknown
}

/** Refuses questions that the database could not read, before it is asked: texts that it cannot hold, numbers out of range. */
export const refuseUnreadable: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess) return args
  const { id, where, sort, joins, ...numbers } = args as Asked
  if (unstorableTexts({ id, where, sort, joins }).length > 0) {
    refuse('A text that is asked for must not contain the NUL character or half of a character.')
  }
  if (comparesPlaces(where) && !hasPlaces(collection.flattenedFields)) {
    refuse(`"near", "within" and "intersects" compare places on a map, of which "${collection.slug}" has none.`)
  }
  for (const name of ['page', 'limit', 'depth'] as const) {
    const value = numbers[name]
    if (typeof value !== 'number') continue
    // Payload reads a number that is none as "not given".
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
