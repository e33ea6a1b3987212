import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'

interface Find {
  req: PayloadRequest
  id: string
  page: Record<string, unknown>
}

/**
 * Returns the title of another page that now has the path of an earlier version, which would block saving a restore.
 */
export async function findPathHolder({ req, id, page }: Find): Promise<string | null> {
  const { path, siteId } = page
  if (typeof path !== 'string') return null
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: {
      and: [{ path: { equals: path } }, { siteId: { equals: Number(siteId ?? 0) } }, { id: { not_equals: id } }],
    },
    draft: true,
    select: { title: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [holder] = docs
  return holder ? holder.title || String(holder.id) : null
}
