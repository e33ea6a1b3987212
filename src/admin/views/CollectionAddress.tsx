import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { shortAddressOf } from '../server/shortAddress'
import { requireStudioAccess } from '../server/studioAccess'
import { withQuery } from '../server/withQuery'

/**
 * `/voix/brands`, `/voix/brands/create`, `/voix/brands/edit/<id>`, `/voix/brands/<id>`: redirects to Payload's view of
 * the collection.
 */
export async function CollectionAddress(props: AdminViewServerProps) {
  const { segments, collection } = shortAddressOf(props)
  requireStudioAccess({ props, route: `/${segments.join('/')}` })
  const { permissions, req } = props.initPageResult
  const may = permissions.collections?.[collection.slug]
  if (!may?.read) notFound()
  const list = `${req.payload.config.routes.admin}/collections/${collection.slug}`
  const [, first, second, third] = segments
  if (third !== undefined) notFound()
  if (first === undefined) redirect(withQuery(list, props))
  if (first === 'create') {
    if (second !== undefined || !may.create) notFound()
    redirect(withQuery(`${list}/create`, props))
  }
  const id = first === 'edit' ? second : second === undefined ? first : undefined
  if (id === undefined || !(await isThere(props, collection.slug, id))) notFound()
  redirect(withQuery(`${list}/${encodeURIComponent(id)}`, props))
}

/** Redirects Payload's account address to `/profile`. */
export function AccountAddress({ initPageResult }: AdminViewServerProps): never {
  const { admin, routes } = initPageResult.req.payload.config
  redirect(`${routes.admin}${admin.routes.account}`)
}

async function isThere({ initPageResult }: AdminViewServerProps, slug: CollectionSlug, id: string): Promise<boolean> {
  const { req } = initPageResult
  const found = await req.payload
    .findByID({
      collection: slug,
      id,
      depth: 0,
      disableErrors: true,
      draft: true,
      overrideAccess: false,
      req,
      select: {},
    })
    // The id is not valid for the collection.
    .catch(() => null)
  return found !== null
}
