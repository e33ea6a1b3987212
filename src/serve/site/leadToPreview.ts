import { redirect } from 'next/navigation'
import { cache } from 'react'
import { createLocalReq, getPayload } from 'payload'
import type { SanitizedConfig } from 'payload'
import { getVoix } from '../../options/getVoix'
import { findPage } from '../page/findPage'
import { siteOrFirst } from '../page/sites'
import { givePlace } from '../proxy/places'
import type { SiteRoute } from './siteAddress'
import { pathOf } from './pathOf'
import { visitorOf } from './visitorOf'

/** Sends staff to the preview of the page at this address, everybody else to the page that all visitors see. */
export async function leadToPreview(
  route: SiteRoute,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<never> {
  const chosen: Record<string, string> = route.layout === null ? {} : { layout: route.layout }
  const pageId = await findForStaff(route.siteId, pathOf(route.path), config)
  if (pageId === null) redirect(withQuery(encodeURI(pathOf(route.path)), chosen))
  redirect(withQuery(`/_voix/preview/${pageId}`, { 'voix-sync': '', ...chosen }))
}

/** Once per request for the document and the page in it: the place that the proxy took is given back once. */
const findForStaff = cache(
  async (
    siteId: number,
    path: string,
    config: Promise<SanitizedConfig> | SanitizedConfig,
  ): Promise<string | number | null> => {
    try {
      const { user, isStaff } = await visitorOf(config)
      if (!user || !isStaff) return null
      const payload = await getPayload({ config })
      const req = await createLocalReq({ user }, payload)
      const site = siteOrFirst(getVoix(payload.config).sites, siteId)
      const page = await findPage({ req, siteId: site, path, draft: true })
      return page?.id ?? null
    } finally {
      givePlace()
    }
  },
)

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? path : `${path}?${query}`
}
