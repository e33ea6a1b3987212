import type { Access, PayloadRequest, Where } from 'payload'
import { isAdministrator, isEditor } from './roles'

/**
 * Allows editors to write pages of their sites, or of all sites if they have none assigned. A page cannot be moved to
 * another editor's site.
 */
export const editorsOfTheSite: Access = ({ req, data }) => {
  if (!isEditor(req)) return false
  const sites = sitesOf(req)
  if (sites === null) return true
  const target = (data as { siteId?: unknown } | undefined)?.siteId
  if (target !== undefined && target !== null && !sites.includes(Number(target))) return false
  return { siteId: { in: sites } } satisfies Where
}

/** Allows editors to create pages on their sites. The site is that of the data, or 0. */
export const editorsOfTheNewSite: Access = ({ req, data }) => {
  if (!isEditor(req)) return false
  const sites = sitesOf(req)
  return sites === null || sites.includes(Number((data as { siteId?: unknown } | undefined)?.siteId ?? 0))
}

function sitesOf(req: PayloadRequest): number[] | null {
  const sites = (req.user as { sites?: number[] | null } | null)?.sites ?? []
  return isAdministrator(req) || sites.length === 0 ? null : sites
}
