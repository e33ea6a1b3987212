import type { Where } from 'payload'
import type { LoadArgs } from 'voix/slices'

/** Static pages do not look at the clock: one that shows offers is made anew when the next of them begins. */
export async function changesAsOffersBegin(
  { req, changesAt }: Pick<LoadArgs, 'req' | 'changesAt'>,
  now: string,
  /** Which offers it may show. Default: all. */
  among: readonly Where[] = [],
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'specials',
    where: { and: [...among, { startDate: { greater_than: now } }] },
    select: { startDate: true },
    sort: 'startDate',
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  for (const { startDate } of docs) if (startDate) changesAt(new Date(startDate))
}

/** And when one that it shows is over. */
export function changesAsOffersEnd(
  { changesAt }: Pick<LoadArgs, 'changesAt'>,
  shown: readonly { endDate?: string | null }[],
): void {
  for (const { endDate } of shown) if (endDate) changesAt(new Date(Date.parse(endDate) + 1))
}
