import type { FieldHook } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { isStaff } from '../../collections/core/access'

interface StoredAnnotation {
  breakpoint: string
  status: string
  [key: string]: unknown
}

/**
 * The page's review, read from `annotations`: a review neither changes nor versions the page. Lists leave it out, they
 * would ask once per page.
 */
export const readReview: FieldHook = async ({ originalDoc, req, findMany }) => {
  const page = (originalDoc as { id?: number | string } | undefined)?.id
  if (findMany || !page || !isStaff(req)) return undefined
  const { docs } = await req.payload.find({
    collection: slugsOf(req).annotations,
    where: { page: { equals: page } },
    sort: 'createdAt',
    depth: 0,
    limit: 1000,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const annotations: Record<string, StoredAnnotation[]> = {}
  for (const doc of docs as unknown as StoredAnnotation[]) (annotations[doc.breakpoint] ??= []).push(doc)
  const isPending = docs.some((doc) => (doc as unknown as StoredAnnotation).status !== 'resolved')
  return { status: docs.length === 0 ? null : isPending ? 'pending' : 'resolved', annotations }
}
