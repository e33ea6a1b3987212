import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { getPayload } from 'payload'
import { getVoix } from '../../options/getVoix'
import { renderPage } from '../../render'
import { treeRules } from '../../slices'
import { reportElement } from '../errors/reportElement'
import { loadReserved } from '../page/loadPage'
import { siteOrFirst } from '../address/sites'
import type { SiteOptions } from './createSite'
import { pathOf } from './pathOf'
import type { SiteRoute } from '../address/siteAddress'
import { visitorOf } from './visitorOf'

/**
 * Renders what a page reserves for the user, which `audienceScript` inserts into the page. Never cached, and a 404
 * without a session.
 */
export async function reservedPage(route: SiteRoute, options: SiteOptions): Promise<ReactNode> {
  const { user } = await visitorOf(options.config)
  if (!user) notFound()
  const { config } = await getPayload({ config: options.config })
  const { sites, catalogue } = getVoix(config)
  const asked = { siteId: siteOrFirst(sites, route.siteId), path: pathOf(route.path), layout: route.layout }
  const view = await loadReserved(asked, options, user)
  if (!view) return null
  return renderPage({
    view,
    components: options.components,
    rules: treeRules(catalogue, view.context.layout),
    onError: (error, row) => reportElement(error, { row, path: view.context.path }),
  })
}
