import { redirect } from 'next/navigation'
import { cache } from 'react'
import { createLocalReq, getPayload } from 'payload'
import type { SanitizedConfig } from 'payload'
import { getVoix } from '../../options/getVoix'
import { slugIn, writePath } from '../../tree'
import { findPage } from '../page/findPage'
import { siteOrFirst } from '../address/sites'
import { givePlace } from '../address/places'
import type { StoredDocument } from '../resolve/documentBatch'
import type { SiteRoute } from '../address/siteAddress'
import { pathOf } from './pathOf'
import { visitorOf } from './visitorOf'

/** Redirects staff to the preview of the page at this address, all other visitors to the public page. */
export async function leadToPreview(
  route: SiteRoute,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<never> {
  const chosen: Record<string, string> = route.layout === null ? {} : { layout: route.layout }
  const path = pathOf(route.path)
  const page = await findForStaff(route.siteId, path, config)
  if (page === null) redirect(withQuery(writePath(path), chosen))
  // A page with `{slug}` shows another document at each of its addresses.
  const at: Record<string, string> = slugIn(path, page.path) === null ? {} : { at: path }
  redirect(withQuery(`/voix-preview/${page.id}`, { 'voix-sync': '', ...chosen, ...at }))
}

/** Read once per request for the document and the page in it, so that the slot of the proxy is released once. */
const findForStaff = cache(
  async (
    siteId: number,
    path: string,
    config: Promise<SanitizedConfig> | SanitizedConfig,
  ): Promise<StoredDocument | null> => {
    try {
      const { user, isStaff } = await visitorOf(config)
      if (!user || !isStaff) return null
      const payload = await getPayload({ config })
      const req = await createLocalReq({ user }, payload)
      const site = siteOrFirst(getVoix(payload.config).sites, siteId)
      return await findPage({ req, siteId: site, path, draft: true })
    } finally {
      givePlace()
    }
  },
)

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? path : `${path}?${query}`
}
