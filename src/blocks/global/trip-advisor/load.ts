import type { LoadArgs } from 'voix/slices'
import { idOf } from '../../lib/document'
import type { tripAdvisor } from './config'

/** Where the resort's reviews stand; `null` without a resort that has a number there. */
export async function load({ req, fields, addTag }: LoadArgs<typeof tripAdvisor>): Promise<{ address: string } | null> {
  const id = idOf(fields.resort)
  if (!id) return null
  addTag(`resorts:${id}`)
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: { id: { equals: id } },
    select: { tripAdvisorId: true },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const number = /^[\w-]+$/.exec(docs[0]?.tripAdvisorId ?? '')?.[0]
  return number ? { address: `https://www.tripadvisor.com/${number}` } : null
}
