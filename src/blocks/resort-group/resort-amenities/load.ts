import type { TypedLocale } from 'payload'
import { idOf } from 'voix/slices'
import type { LoadArgs } from 'voix/slices'
import { readRows, readText } from '../../lib/document'
import type { resortAmenities } from './config'

export interface Amenity {
  id: string
  name: string
  description: string
}

/** Loads the amenities of the chosen resort, in their order; empty without one. */
export async function load({ req, fields, context, addTag }: LoadArgs<typeof resortAmenities>): Promise<Amenity[]> {
  const id = idOf(fields.resort)
  if (id === null) return []
  addTag(`resorts:${id}`)
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: { id: { equals: id } },
    select: { amenities: true },
    limit: 1,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const rows = readRows({ ...docs[0] }, 'amenities').slice(0, fields.limit ?? 12)
  return rows.map((row) => ({
    id: readText(row, 'id'),
    name: readText(row, 'name'),
    description: readText(row, 'description'),
  }))
}
