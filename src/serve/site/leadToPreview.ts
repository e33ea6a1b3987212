import { redirect } from 'next/navigation'
import { createLocalReq, getPayload } from 'payload'
import type { SanitizedConfig } from 'payload'
import { findPage } from '../page/findPage'
import type { SiteRoute } from './createSite'
import { pathOf } from './pathOf'
import { visitorOf } from './visitorOf'

/** Sends staff to the preview of the page at this address. Everybody else goes on to the page that all visitors see. */
export async function leadToPreview(
  { siteId, path, layout }: Pick<SiteRoute, 'siteId' | 'path' | 'layout'>,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<void> {
  const { user, isStaff } = await visitorOf(config)
  if (!user || !isStaff) return
  const req = await createLocalReq({ user }, await getPayload({ config }))
  const page = await findPage({ req, siteId, path: pathOf(path), draft: true })
  if (!page) return
  const query = new URLSearchParams({ 'voix-sync': '', ...(layout ? { layout } : {}) })
  redirect(`/_voix/preview/${page.id}?${query}`)
}
