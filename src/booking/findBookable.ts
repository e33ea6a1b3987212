import type { PayloadRequest } from 'payload'
import type { BookableResort } from './booking'

/** Returns the published resorts that can be booked, in the group's order. */
export async function findBookable(req: PayloadRequest): Promise<BookableResort[]> {
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: { bookingEngineCode: { exists: true } },
    select: { name: true, slug: true, bookingEngineCode: true, brand: true, country: true },
    populate: { brands: { slug: true } },
    sort: ['order', 'name'],
    limit: 100,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return docs.flatMap(({ slug, name, bookingEngineCode, brand, country }) =>
    slug && bookingEngineCode
      ? [{ slug, name, code: bookingEngineCode, brand: slugOf(brand), country: country ?? '' }]
      : [],
  )
}

function slugOf(brand: unknown): string {
  const { slug } = (typeof brand === 'object' && brand ? brand : {}) as { slug?: string | null }
  return slug ?? ''
}
