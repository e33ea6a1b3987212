import type { PayloadRequest } from 'payload'

/** Reads a value of the user's Payload preferences. Returns `undefined` if it is not set. */
export async function findPreference(req: PayloadRequest, key: string): Promise<unknown> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    where: { key: { equals: key } },
  })
  return docs[0]?.value
}
