import type { PayloadRequest } from 'payload'
import { LIST_PREFERENCE, readListChoice, type ListChoice } from './listChoice'

/** Reads the user's settings of the pages list from Payload's preferences. */
export async function findListChoice(req: PayloadRequest): Promise<ListChoice> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    where: { key: { equals: LIST_PREFERENCE } },
  })
  return readListChoice(docs[0]?.value)
}
