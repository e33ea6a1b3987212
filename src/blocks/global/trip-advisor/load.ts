import { idOf } from 'voix/slices'
import type { LoadArgs } from 'voix/slices'
import type { tripAdvisor } from './config'

/** The TripAdvisor data in the resort's document. `address` is the page of its reviews. */
interface Reviews {
  address: string | null
  rating: number | null
  reviews: number | null
}

/** Returns `null` if no resort is chosen, or if the visitor may not see it. */
export async function load({ req, fields, addTag }: LoadArgs<typeof tripAdvisor>): Promise<Reviews | null> {
  const id = idOf(fields.resort)
  if (!id) return null
  addTag(`resorts:${id}`)
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: { id: { equals: id } },
    select: { tripAdvisorId: true, tripAdvisorRating: true, tripAdvisorReviews: true },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [resort] = docs
  if (!resort) return null
  const number = /^[\w-]+$/.exec(resort.tripAdvisorId ?? '')?.[0]
  return {
    address: number ? `https://www.tripadvisor.com/${number}` : null,
    rating: resort.tripAdvisorRating ?? null,
    reviews: resort.tripAdvisorReviews ?? null,
  }
}
